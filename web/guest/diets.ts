/** The diets of schema.org that owners write as tags, in the ten languages of menus; each as it is compared. */
const DIETS: Record<string, readonly string[]> = {
  VegetarianDiet: [
    ...['vegetarian', 'veggie', 'végétarien', 'végétarienne', 'vegetariano', 'vegetariana', 'vegetarisch'],
    ...['素食', '蛋奶素', 'ベジタリアン', '채식', 'نباتي'],
  ],
  VeganDiet: [
    ...['vegan', 'plant-based', 'végane', 'végan', 'végétalien', 'végétalienne', 'vegano', 'vegana'],
    ...['纯素', '纯素食', 'ヴィーガン', 'ビーガン', '비건', 'نباتي صرف'],
  ],
  GlutenFreeDiet: [
    ...['gluten-free', 'gluten free', 'sans gluten', 'sin gluten', 'glutenfrei', 'senza glutine', 'sem glúten'],
    ...['无麸质', 'グルテンフリー', '글루텐 프리', 'خال من الغلوتين', 'خالٍ من الغلوتين'],
  ],
  HalalDiet: ['halal', 'hallal', '清真', 'ハラール', 'ハラル', '할랄', 'حلال'],
  KosherDiet: ['kosher', 'casher', 'cacher', 'kascher', 'koscher', 'コーシャ', '코셔', '犹太洁食', 'كوشير'],
};

const DIET_OF = new Map(Object.entries(DIETS).flatMap(([diet, words]) => words.map((word) => [word, diet] as const)));

/** The diets that the owner's tags state word for word; "vegan option" or "can be gluten-free" says nothing of the dish itself. */
export const suitableDiets = (tags: readonly string[]): string[] => [
  ...new Set(tags.flatMap((tag) => DIET_OF.get(tag.trim().toLowerCase()) ?? [])),
];
