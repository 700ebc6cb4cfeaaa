import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  SHEET_KINDS,
  SHEET_PAPERS,
  SHEET_WORDS,
  type SheetKind,
  type SheetPaper,
  type SheetWords,
} from '../../../shared/qr-sheet.ts';

export type ChosenSheet = { kind: SheetKind; paper: SheetPaper; words: SheetWords };

type Props = {
  sheet: ChosenSheet;
  /** Whether the first choice is focused, since the screen has just opened it. */
  hasFocus?: boolean;
  onChoose(part: Partial<ChosenSheet>): void;
};

/** One of the values of a select's list. */
const valueIn = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((one) => one === value);

/** What is printed, and on which paper. */
export function SheetKindChoice({ sheet: { kind, paper }, hasFocus = false, onChoose }: Props) {
  const { t } = useTranslation();
  const isCard = kind === 'card-a6' || kind === 'card-a5';
  return (
    <>
      <NativeSelect
        label={t('qr_sheets.kind')}
        autoFocus={hasFocus}
        value={kind}
        data={SHEET_KINDS.map((value) => ({ value, label: t(KIND_WORDS[value]) }))}
        onChange={({ currentTarget }) => onChoose({ kind: valueIn(SHEET_KINDS, currentTarget.value) ?? kind })}
      />
      {!isCard && (
        <NativeSelect
          label={t('qr_sheets.paper')}
          value={paper}
          data={SHEET_PAPERS.map((value) => ({ value, label: t(PAPER_WORDS[value]) }))}
          onChange={({ currentTarget }) => onChoose({ paper: valueIn(SHEET_PAPERS, currentTarget.value) ?? paper })}
        />
      )}
    </>
  );
}

/** The languages of the words on it. */
export function SheetWordsChoice({ sheet: { words }, onChoose }: Pick<Props, 'sheet' | 'onChoose'>) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t('qr_sheets.words')}
      value={words}
      data={SHEET_WORDS.map((value) => ({ value, label: t(LANGUAGE_WORDS[value]) }))}
      onChange={({ currentTarget }) => onChoose({ words: valueIn(SHEET_WORDS, currentTarget.value) ?? words })}
    />
  );
}

export const KIND_WORDS = {
  'card-a6': 'qr_sheets.card_a6',
  'card-a5': 'qr_sheets.card_a5',
  cards: 'qr_sheets.cards',
  tent: 'qr_sheets.tent',
  stickers: 'qr_sheets.stickers',
} as const satisfies Record<SheetKind, string>;
const PAPER_WORDS = { a4: 'qr_sheets.a4', letter: 'qr_sheets.letter' } as const satisfies Record<SheetPaper, string>;
const LANGUAGE_WORDS = {
  en: 'qr_sheets.en',
  fr: 'qr_sheets.fr',
  both: 'qr_sheets.both',
} as const satisfies Record<SheetWords, string>;
