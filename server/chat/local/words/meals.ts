import { withoutAccents } from '../../../food/fold-words.ts';

/** Meals that a section may be called by: "what's for lunch?" asks for the "Mittagstisch". In any language. */
const MEALS: readonly RegExp[] = [
  // Breakfast
  /(?<!\p{L})(?:breakfasts?|brekkie|brekky|fruhstuck\p{L}*|petits? dej(?:euner)?s?|p tits? dej|desayun\p{L}*|(?:prima )?colazion[ei]|pequenos? almocos?|cafe da manha|(?:ال)?فطور|(?:ال)?افطار|(?:ال)?ترويقه)(?!\p{L})|早餐|早饭|早点|早飯|早點|朝食|朝ご?飯|朝ごはん|モーニング|아침|조식/u,
  // Lunch
  /(?<!\p{L})(?:lunch(?:es|time)?|mittag(?:s?(?:essen|tisch|karte|menu|menue|angebot|zeit|gericht\p{L}*))?|mittags|(?<!petits? )dejeuners?|(?:le|du|ce) midi|almuerz\p{L}*|almorzar|(?:al |de |del )?mediodia|pranz[oi]|(?<!pequenos? )almocos?|almocar|(?:ال)?غداء?|(?:ال)?غدا)(?!\p{L})|午餐|中午|午饭|中饭|午飯|中餐(?=几|有|什)|ランチ|お?昼(?:ご飯|ごはん|食)?|점심|런치|중식/u,
  // Dinner
  /(?<!\p{L})(?:dinners?|suppers?|abend(?:essen|karte|menu|menue|brot)|abends|diners?|soupers?|cenas?|cenar|cen[ae]|jantar(?:es)?|(?:ال)?عشاء?|(?:ال)?عشا)(?!\p{L})|晚餐|晚饭|晚飯|夕食|夕飯|夜ご飯|ディナー|저녁|디너|석식/u,
  // Brunch
  /(?<!\p{L})brunch(?:es)?(?!\p{L})|早午餐|ブランチ|브런치|برانش/u,
];

const bareText = (text: string): string =>
  withoutAccents(text.toLowerCase()).replace(/[’'-]/g, ' ').replace(/ة/g, 'ه').replace(/[أإآ]/g, 'ا');

/** The meals that a text names, by their place in the list. */
export function mealsIn(text: string): number[] {
  const plainText = bareText(text);
  return MEALS.flatMap((meal, mealIndex) => (meal.test(plainText) ? [mealIndex] : []));
}

/** Whether two texts name the same meal. */
export const isSameMeal = (text: string, title: string): boolean => {
  const meals = mealsIn(text);
  return meals.length > 0 && mealsIn(title).some((meal) => meals.includes(meal));
};

/** Asks from or until when something is. */
const WHEN =
  /(?<!\p{L})(?:when|what time|how late|how long|till when|until when|from when|from what|quand|quelle heure|quelles heures|jusqu\p{L}*|cuando|hasta que|que hora|desde que|horario\p{L}*|wann|wie lange|wie spat|um wie ?viel|quando|che ora|che ore|que horas|ate que|horas|متي|امتي|ايمتي|وقت|اوقات|(?:ال)?ساعه|لحد|لغايه|مواعيد)(?!\p{L})|几点|什么时候|何時|いつ|몇 ?시|언제/u;

/** "Until when is breakfast?" */
export const isAskingMealTimes = (text: string): boolean =>
  mealsIn(text).length > 0 && WHEN.test(bareText(text).replace(/ى/g, 'ي'));
