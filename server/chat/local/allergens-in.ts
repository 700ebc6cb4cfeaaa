import { ALLERGEN_CODES } from '../../../shared/allergens.ts';
import { ALLERGEN_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import type { Allergen } from '../../../shared/menu.ts';

/** The guests' words for allergens, normalised. */
export const ALLERGEN_PATTERNS: [Allergen['code'], RegExp][] = [
  ['peanuts', / (peanuts?|arachides?|cacahuetes?|cacahuates?|erdnuss\w*) /],
  [
    'tree_nuts',
    / (nuts?|tree nuts?|noix(?! de (?:coco|muscade|saint|st|veau|jambon))|almonds?|amandes?|hazelnuts?|noisettes?|walnuts?|cashews?|cajou|pecans?|pistachios?|pistaches?|fruits a coque|nusse|noci|frutos secos) /,
  ],
  ['gluten', /gluten|glutine|celia|coelia|グルテン|글루텐|麸质|الغلوتين/],
  ['wheat', / (wheat|ble|weizen|trigo|grano) /],
  ['milk', / (milk|lait|dairy|lactose|laitiers?|laitages?|lactos\w+|milch|leche|latte|leite) |lactose|乳|우유|حليب|奶/],
  ['eggs', / (eggs?|oeufs?|eier|huevos?|uova|ovos?) |卵|계란|鸡蛋|بيض/],
  ['fish', / (fish|poissons?) /],
  ['crustaceans', / (crustaceans?|crustaces?|shrimps?|crevettes?|shellfish|fruits de mer|lobster|homard|crab|crabe) /],
  ['molluscs', / (molluscs?|mollusques?|mussels?|moules|oysters?|huitres) /],
  ['soy', / (soy|soya|soja) /],
  ['sesame', / (sesame|sesamo) /],
  ['mustard', / (mustard|moutarde|senf) /],
  ['celery', / (celery|celeri|sellerie) /],
  ['sulphites', / (sulphites?|sulfites?) /],
  ['lupin', / (lupins?) /],
];

/** The allergens that a normalised text names. */
export function allergensIn(bare: string): Allergen['code'][] {
  const named = ALLERGEN_PATTERNS.filter(([, pattern]) => pattern.test(bare)).map(([code]) => code);
  const spaceless = ALLERGEN_CODES.filter((code) =>
    (['zh', 'ja', 'ko', 'ar'] as const).some((locale) => bare.includes(ALLERGEN_WORDS[locale][code])),
  );
  return [...new Set([...named, ...spaceless])];
}
