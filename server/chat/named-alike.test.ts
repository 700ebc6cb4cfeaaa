import { describe, expect, test } from 'vitest';
import type { MenuLocale } from '../../shared/locales.ts';
import { askAbout, lineOf, restaurantWith } from '../../test/dishes-to-ask-about.ts';

const PARLOUR = restaurantWith({
  'Ice cream': [
    { title: 'Vanilla scoop', contains: ['milk', 'eggs'] },
    { title: 'Chocolate scoop', contains: ['milk'] },
    { title: 'Lemon scoop', contains: [] },
    { title: 'This week’s scoop' },
  ],
  Cakes: [{ title: 'Cheesecake', contains: ['milk', 'eggs'] }],
});

describe('dishes that share a word of their titles', () => {
  test.each<[MenuLocale, string[]]>([
    ['en', ['my daughter is allergic to egg, which scoops can she have?']],
    ['en', ['my daughter is allergic to egg', 'which scoop can she have?']],
    ['en', ['egg allergy here but I really want a scoop of something, any hope?']],
    ['fr', ['ma fille est allergique à l’œuf, quels scoops pour elle ?']],
    ['de', ['meine Tochter hat eine Eiallergie, welche scoops kann sie haben?']],
  ])('are all considered for a guest with an allergy: %s %s', (locale, questions) => {
    const answer = askAbout(PARLOUR)(locale, ...questions);
    expect(lineOf(answer, 'Vanilla scoop')).toContain('(');
    expect(answer).toContain('Lemon scoop');
  });

  test('are all listed, though one has hardly another word', () => {
    const answer = askAbout(PARLOUR)('en', 'how much is a scoop?');
    expect(answer).toContain('Vanilla scoop');
    expect(answer).toContain('This week’s scoop');
  });

  test('differ by their whole names', () => {
    const answer = askAbout(PARLOUR)('en', 'what is this week’s scoop?');
    expect(answer).not.toContain('Vanilla scoop');
  });
});
