#!/usr/bin/env python3
"""Scores a recogniser on drawn lines that it hasn't learned from: score.py MODEL.onnx LINES.pickle [--english] [--count N]

`hard` are words with accents, € or £; `plain` whole lines without any; `letters` lines regardless of accents, case and spaces.
`--english` is for the shipped model of 96 classes. Needs onnxruntime.
"""
import argparse
import pickle
import re
import unicodedata

import numpy as np
import onnxruntime

from signs import ENGLISH, FOLDED, SIGNS, decode

HARD = re.compile('[^\x00-\x7f]')
AMOUNT = re.compile(r'\d+[.,]\d\d')


def normal(text):
    return re.sub(' +', ' ', text.translate(FOLDED).replace('·', '.')).strip()


def letters_of(text):
    plain = ''.join(c for c in unicodedata.normalize('NFD', text) if not unicodedata.combining(c))
    return re.sub('[€£ ]', '', plain.lower())


def planes_of(picture):
    planes = np.zeros((1, 3, 48, max(48, -(-picture.shape[1] // 16) * 16)), np.float32)
    planes[0, :, :, :picture.shape[1]] = picture.transpose(2, 0, 1) / 127.5 - 1
    return planes


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('model')
    parser.add_argument('lines')
    parser.add_argument('--english', action='store_true')
    parser.add_argument('--count', type=int)
    args = parser.parse_args()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.add_session_config_entry('session.set_denormal_as_zero', '1')
    session = onnxruntime.InferenceSession(args.model, options)
    results = {'hard': [], 'plain': [], 'all': [], 'letters': [], 'amounts': []}
    for text, picture, _ in pickle.load(open(args.lines, 'rb'))[:args.count]:
        scores = session.run(None, {session.get_inputs()[0].name: planes_of(picture)})[0][0]
        truth, read = normal(text), normal(decode(scores.argmax(-1), ENGLISH if args.english else SIGNS))
        results['hard'] += [word in read.split(' ') for word in truth.split(' ') if HARD.search(word)]
        if not HARD.search(truth):
            results['plain'].append(truth == read)
        results['all'].append(truth == read)
        results['letters'].append(letters_of(truth) == letters_of(read))
        if AMOUNT.search(truth):
            results['amounts'].append(AMOUNT.findall(truth) == AMOUNT.findall(read))
    for name, right in results.items():
        print(f'{name}: {100 * sum(right) / max(1, len(right)):.1f} % of {len(right)}')


if __name__ == '__main__':
    main()
