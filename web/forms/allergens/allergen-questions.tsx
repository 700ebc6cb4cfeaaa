import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type AllergenDoubt, confirmedWords, fieldsContaining } from '../../../shared/allergen-doubts.ts';
import type { Item } from '../../../shared/menu.ts';
import { useEdits } from '../../draft/use-draft.ts';
import { allergenName, oneOfAllergens } from './allergen-names.ts';
import styles from './allergen-questions.module.css';

type Props = { item: Item; doubts: readonly AllergenDoubt[]; onAnswer(): void };

/** Each allergen that a dish's words name and its declaration doesn't: declared with one press, or confirmed as it is. */
export function AllergenQuestions({ item, doubts, onAnswer }: Props) {
  return (
    <ul className={styles.questions} data-part="allergen-questions">
      {doubts.map((doubt) => (
        <AllergenQuestion
          key={`${doubt.part} ${doubt.codes.join(' ')}`}
          item={item}
          doubt={doubt}
          onAnswer={onAnswer}
        />
      ))}
    </ul>
  );
}

function AllergenQuestion({ item, doubt, onAnswer }: Omit<Props, 'doubts'> & { doubt: AllergenDoubt }) {
  const { t } = useTranslation();
  const { updateItem } = useEdits();
  const questionId = useId();
  const question = {
    without: t('allergen_doubts.without', { words: doubt.words.join(', '), allergen: oneOfAllergens(doubt.codes) }),
    may_contain: t('allergen_doubts.may_contain', {
      words: doubt.words.join(', '),
      allergen: oneOfAllergens(doubt.codes),
    }),
  };
  const answer = (fields: Parameters<typeof updateItem>[1]) => {
    updateItem(item, fields);
    onAnswer();
  };
  return (
    <li>
      <p id={questionId} className={styles.question}>
        {question[doubt.declared]}
      </p>
      <div className={styles.answers}>
        {doubt.codes.map((code) => (
          <Button
            key={code}
            size="compact-md"
            aria-describedby={questionId}
            onClick={() => answer(fieldsContaining(item, doubt.part, code))}
          >
            {t('allergen_doubts.contains', { allergen: allergenName(code) })}
          </Button>
        ))}
        <Button
          size="compact-md"
          variant="default"
          aria-describedby={questionId}
          onClick={() => answer(confirmedWords(item, doubt))}
        >
          {t('allergen_doubts.is_right')}
        </Button>
      </div>
    </li>
  );
}
