import { describe, expect, it } from 'vitest';
import { type Comparison, type Import, NO_CHOICES, type ReviewChoices } from '../../../shared/api/imports.ts';
import type { Menu } from '../../../shared/menu.ts';
import { aimOf, canCreateMenu, withShownTarget } from './aim.ts';

// Only the names of the files are read.
const record = { files: [{ name: 'Autumn.pdf', bytes: 1 }] } as Import;
// Only the ids are read.
const menus = [{ id: 1 }, { id: 2 }] as Menu[];
const comparisonWith = (menu_id: number | null): Comparison => ({
  menu_id,
  option: 'add',
  sign: 'a',
  added: [],
  unchanged: [],
  changed: [],
  missing: [],
  hidden_keys: [],
  changed_sections: [],
  missing_sections: [],
});
const choicesToReplace = (menu_id: number): ReviewChoices => ({
  ...NO_CHOICES,
  against_menu: { target: { option: 'overwrite', menu_id }, refused: [4] },
});

describe('the aim', () => {
  it('is the chosen menu, also while the server still compares with another', () => {
    const aim = aimOf({ choices: choicesToReplace(2), record, comparison: comparisonWith(1), menus });
    expect(aim).toMatchObject({ option: 'overwrite', menu_id: 2 });
  });

  it('is what the server compares with once the chosen menu is deleted', () => {
    const choices = choicesToReplace(9);
    expect(aimOf({ choices, record, comparison: comparisonWith(1), menus })).toMatchObject({
      option: 'add',
      menu_id: 1,
    });
    expect(aimOf({ choices, record, comparison: comparisonWith(null), menus })).toEqual({
      option: 'add',
      menu_id: null,
      title: 'Autumn',
    });
  });
});

describe('the target that is sent before applying', () => {
  const sentFor = (choices: ReviewChoices, comparison: Comparison) =>
    withShownTarget(choices, aimOf({ choices, record, comparison, menus }));
  const newMenu = { option: 'add', menu_id: null, title: 'Autumn' };

  it('is the new menu that is shown, if the menu of the upload or the chosen one is deleted', () => {
    expect(sentFor(NO_CHOICES, comparisonWith(null)).against_menu).toEqual({ target: newMenu });
    expect(sentFor(choicesToReplace(9), comparisonWith(null)).against_menu).toEqual({ target: newMenu, refused: [4] });
  });

  it('stays as chosen otherwise', () => {
    expect(sentFor(NO_CHOICES, comparisonWith(1))).toBe(NO_CHOICES);
    const choices = choicesToReplace(2);
    expect(sentFor(choices, comparisonWith(2))).toBe(choices);
    const namedChoices: ReviewChoices = {
      ...NO_CHOICES,
      against_menu: { target: { ...newMenu, option: 'add', title: 'Bar' } },
    };
    expect(sentFor(namedChoices, comparisonWith(null))).toBe(namedChoices);
  });
});

it('a new menu can be created only with a name', () => {
  expect(canCreateMenu({ menu_id: null, title: ' ' })).toBe(false);
  expect(canCreateMenu({ menu_id: null, title: 'Bar' })).toBe(true);
  expect(canCreateMenu({ menu_id: 1, title: '' })).toBe(true);
});
