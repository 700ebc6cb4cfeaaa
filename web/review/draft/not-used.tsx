import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { fieldName, type LeftOutLine } from '../../../shared/draft.ts';
import { dishAbove } from '../../../shared/left-out.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { hasLetters } from '../../../shared/suspicious-amounts.ts';
import uiStyles from '../../ui/ui.module.css';
import { CropPicture } from '../source/crop-picture.tsx';
import { chosenValue, fieldsOfLine, openLines } from '../state/choices.ts';
import { shortenText } from '../state/field-words.ts';
import { usesOfLine } from '../state/option-of-line.ts';
import { useReviewSetting } from '../state/review-context.ts';
import styles from './not-used.module.css';
import { MakeOption, TakenWords } from './option-of-line.tsx';

/** What the pages print and no dish holds, page by page. Closed unless a line prints an amount: most of it is no dish. */
export function NotUsed({ choices }: { choices: ReviewChoices }) {
  const { read, pages } = useReviewSetting();
  const linesByPage = Map.groupBy(
    (read.left_out ?? []).filter(({ text }) => hasLetters(text)),
    ({ box }) => box.page,
  );
  return pages.map(({ page }, index) => (
    <LinesOfPage key={page} lines={linesByPage.get(page) ?? []} page={index + 1} choices={choices} />
  ));
}

type PageProps = { lines: readonly LeftOutLine[]; page: number; choices: ReviewChoices };

function LinesOfPage({ lines, page, choices }: PageProps) {
  const { t } = useTranslation();
  const { draft, pages, is_read_only } = useReviewSetting();
  const openKeys = new Set(is_read_only ? [] : openLines(draft, choices).map(({ key }) => key));
  const amounts = lines.filter(({ key }) => openKeys.has(key)).length;
  // Opened at first if there is something to decide.
  const [isOpen, setOpen] = useState(amounts > 0);
  if (lines.length === 0) return null;
  const count = lines.length;
  return (
    <details
      className={styles.notUsed}
      data-part="not-used"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {pages.length === 1 ? t('review.not_used', { count }) : t('review.not_used_page', { count, page })}
        {amounts > 0 && <b>{` · ${t('review.not_used_amounts', { count: amounts })}`}</b>}
      </summary>
      {isOpen && (
        <>
          <p>{amounts > 0 ? t('review.not_used_amounts_text') : t('review.not_used_text')}</p>
          <ul>
            {lines.map((line) => (
              <NotUsedLine key={line.key} line={line} choices={choices} isOpen={openKeys.has(line.key)} />
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** An amount alone is no dish. */
const HAS_NAME = /\p{L}/u;

/** A line beside its picture; it becomes a dish at its place, or more of the description of the dish above it. */
function NotUsedLine({ line, choices, isOpen }: { line: LeftOutLine; choices: ReviewChoices; isOpen: boolean }) {
  const { t } = useTranslation();
  const { read, draft, act, money, is_read_only } = useReviewSetting();
  const { text, key } = line;
  const isTaken = choices.taken?.includes(key) ?? false;
  const itemAboveLine = isTaken ? undefined : dishAbove(read, line, choices.taken);
  const title = itemAboveLine && draft.by_name.get(fieldName.item(itemAboveLine.key, 'title'));
  const description = itemAboveLine && draft.by_name.get(fieldName.item(itemAboveLine.key, 'description'));
  const name = title ? shortenText(chosenValue(title, choices)) : '';
  const presentText = description ? chosenValue(description, choices) : '';
  const isAdded = presentText.includes(text);
  const longerText = presentText === '' ? text : `${presentText} ${text}`;
  const canAdd =
    itemAboveLine &&
    !choices.removed.includes(itemAboveLine.key) &&
    longerText.length <= LIMITS.MAX_DESCRIPTION_CHARACTERS;
  const isUnused = !is_read_only && (choices.unused?.includes(key) ?? false);
  const { taken: takenLines, edits } = choices;
  // Each is compared with the whole draft, but not for every letter that is typed.
  const uses = useMemo(() => {
    const canBeUsed = !is_read_only && HAS_NAME.test(line.text);
    return canBeUsed ? usesOfLine(read, line, { taken: takenLines, edits }) : null;
  }, [read, line, takenLines, edits, is_read_only]);
  const doneWords = isTaken ? (
    <TakenWords line={line} choices={choices} />
  ) : isAdded ? (
    t('review.added_to', { name })
  ) : (
    isUnused && t('review.stays_unused')
  );
  const returnNames = uses?.return_names ?? null;
  return (
    <li data-open-line={isOpen}>
      <CropPicture boxes={[line.box]} label={text} side="start" isMarked />
      <p>{text}</p>
      {doneWords && <p className={styles.state}>{doneWords}</p>}
      {!is_read_only && (
        <div className={styles.ways}>
          {!doneWords && uses?.is_dish && (
            <Button
              variant="default"
              aria-label={t('review.make_dish_of', { text })}
              onClick={() => act({ kind: 'take_line', line: key, fields: fieldsOfLine(line, money.currency) })}
            >
              {t('review.make_dish')}
            </Button>
          )}
          {!doneWords && uses && <MakeOption line={line} choices={choices} option={uses.option} />}
          {!doneWords && canAdd && description && (
            <Button
              variant="subtle"
              className={uiStyles.mutedButton}
              onClick={() => {
                act({ kind: 'change', name: description.name, value: longerText });
                if (isOpen) act({ kind: 'leave_line', line: key });
                act({ kind: 'go', name: description.name, is_typing: true });
              }}
            >
              {t('review.add_to', { name })}
            </Button>
          )}
          {isOpen && (
            <Button
              variant="subtle"
              className={uiStyles.mutedButton}
              aria-label={t('review.leave_unused_of', { text })}
              onClick={() => act({ kind: 'leave_line', line: key })}
            >
              {t('review.leave_unused')}
            </Button>
          )}
          {(returnNames || isUnused) && (
            <Button
              variant="subtle"
              className={uiStyles.mutedButton}
              aria-label={t('review.undo_accept_of', { text })}
              onClick={() =>
                act(
                  returnNames
                    ? { kind: 'return_line', line: key, names: returnNames }
                    : { kind: 'ask_line', line: key },
                )
              }
            >
              {t('review.undo_accept')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
