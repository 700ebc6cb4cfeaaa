import type { Diet, Religion } from './guest-message.ts';

/** What a diet or a religion leaves out, by the names of concepts. */

const BY_RELIGION: Record<Religion, readonly string[]> = {
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'shellfish'],
  // Who eats no cow eats no calf.
  hindu: ['beef', 'veal'],
};

/** Milk and eggs hide in too much to go by words for vegans. */
const BY_DIET: Record<Diet, readonly string[]> = {
  vegan: [],
  vegetarian: ['meat', 'seafood'],
  pescatarian: ['meat'],
};

export const isReligion = (quality: Diet | Religion): quality is Religion => quality in BY_RELIGION;

export const leftOutByReligion = (religion: Religion): readonly string[] => BY_RELIGION[religion];

/** Empty for vegans, whom no word protects. */
export const leftOutBy = (quality: Diet | Religion): readonly string[] =>
  isReligion(quality) ? BY_RELIGION[quality] : BY_DIET[quality];
