import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../../shared/menu.ts';
import { visibleMenus } from '../../../shared/visible-menus.ts';
import { openDialog } from '../../dialogs/modals.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { t as translate } from '../../i18n/i18n.ts';
import styles from './allergen-questions.module.css';
import { AllergenQuestions } from './allergen-questions.tsx';
import { useNamedAllergens } from './use-named-allergens.ts';

/** Asks about each visible dish that is declared without what its words name. */
export function openAllergenDoubts(): void {
  const closeDialog = openDialog({
    title: translate('allergen_doubts.title'),
    children: <AllergenDoubtsDialog onClose={() => closeDialog()} />,
  });
}

/** So many dishes are shown at once. */
const MAX_DISHES = 20;

function AllergenDoubtsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { menus } = useDraft();
  const { doubts: doubtsOf } = useNamedAllergens();
  const [answerCount, setAnswerCount] = useState(0);
  const dialogRef = useRef<HTMLDivElement>(null);
  const dishes = itemsOf(visibleMenus(menus)).flatMap((item) => {
    const doubts = doubtsOf(item);
    return doubts.length === 0 ? [] : [{ item, doubts }];
  });
  // The button that was pressed has gone.
  useEffect(() => {
    if (answerCount > 0) dialogRef.current?.querySelector<HTMLElement>('button')?.focus();
  }, [answerCount]);
  return (
    <div ref={dialogRef} className={styles.dialog} data-part="allergen-doubts">
      <p role="status">
        {dishes.length > 0 ? t('allergen_doubts.left', { count: dishes.length }) : t('allergen_doubts.none_left')}
      </p>
      {dishes.length > 0 && <p>{t('allergen_doubts.lead')}</p>}
      <ul className={styles.dishes}>
        {dishes.slice(0, MAX_DISHES).map(({ item, doubts }) => (
          <li key={item.id}>
            <h3 className={styles.dish}>{item.title}</h3>
            <AllergenQuestions item={item} doubts={doubts} onAnswer={() => setAnswerCount(answerCount + 1)} />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <Button variant={dishes.length > 0 ? 'default' : 'filled'} onClick={onClose}>
          {t('editor.done')}
        </Button>
      </div>
    </div>
  );
}
