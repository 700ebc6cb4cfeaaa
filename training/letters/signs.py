"""The classes of the recogniser (reader/neural/models.ts has the same), and how texts become them."""
import unicodedata

# The shipped English recogniser's, from 0 to ~ and from ! to /, with the space twice.
ENGLISH = [chr(c) for c in range(48, 127)] + [chr(c) for c in range(33, 48)] + [' ', ' ']
LEARNED = list('àâäçéèêëîïôöùûüÿœæñáíóúãõßåøìòýšžčćÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆÑÁÍÓÚÃÕÅØÌÒ€£½¼¾°·¿¡ºª')
SIGNS = ENGLISH + LEARNED
# Class 0 is the blank; of the two spaces the network uses the first.
CLASS_OF = {sign: index + 1 for index, sign in reversed(list(enumerate(SIGNS)))}
# Typographic signs are taught as their plain forms, which the shipped recogniser reads and the reader expects.
FOLDED = str.maketrans({'’': "'", '–': '-', '—': '-', '«': '"', '»': '"', '•': '·', '×': 'x', '\u00a0': ' '})
# What a new class looks like: it begins with that class's weights. All others begin as the letter without its accent.
ALIKE = {'œ': 'e', 'Œ': 'E', 'æ': 'e', 'Æ': 'E', 'ß': 'B', 'ø': 'o', 'Ø': 'O', '€': 'E', '£': 'E', '½': '2', '¼': '4', '¾': '4', '°': 'o', '·': '.', '¿': '?', '¡': '!', 'º': 'o', 'ª': 'a'}


def classes_of(text):
    return [CLASS_OF[sign] for sign in text.translate(FOLDED) if sign in CLASS_OF]


def class_alike(sign):
    return CLASS_OF[ALIKE.get(sign) or unicodedata.normalize('NFD', sign)[0]]


def decode(classes, signs=SIGNS):
    """Greedy decoding of connectionist temporal classification (CTC)."""
    text, before = [], 0
    for each in classes:
        if each != before and each != 0:
            text.append(signs[each - 1])
        before = each
    return ''.join(text)
