import { expect, test } from 'vitest';
import { refusedLines } from './lint-files.ts';

/** Lines of a component, each beside whether it says something to people without a message. */
const LINES: [isRefused: boolean, line: string][] = [
  [true, '<p>Our menu</p>'],
  [true, "<p>{'Our menu'}</p>"],
  [true, "<p>{isOpen ? 'Open' : words.closed}</p>"],
  [true, '<img alt="A dish" src="a.webp" />'],
  [true, '<button aria-label="Close">×</button>'],
  [false, '<p>{words.menu}</p>'],
  [false, "<p>{t('menu')}</p>"],
  [false, '<p> · — </p>'],
  [false, '<p className="menu" lang="en">{words.menu}</p>'],
  [false, "<p className={isOpen ? 'open' : 'closed'}>{words.menu}</p>"],
  [false, "<p>{mode === 'simple' ? words.menu : null}</p>"],
  [false, '<img alt={item.title} src="a.webp" />'],
];

test.each(['web/guest/page.tsx', 'web/ui/button.tsx'])('%s has its words from shared/i18n', (path) => {
  const component = LINES.map(([, line], index) => `export const c${index} = ${line};`).join('\n');
  const refused = LINES.flatMap(([isRefused], index) => (isRefused ? [{ path, line: index + 1 }] : []));
  expect(refusedLines(new Map([[path, component]]), ['plugin'])).toEqual(refused);
});
