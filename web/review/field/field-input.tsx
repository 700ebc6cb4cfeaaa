import { Button, Textarea, TextInput } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minorUnits, typedDecimal } from '../../../shared/money.ts';
import uiStyles from '../../ui/ui.module.css';
import { problemOf } from '../state/field-words.ts';
import { useReviewSetting } from '../state/review-context.ts';
import { isAmount, type ReviewField } from '../state/review-draft.ts';
import { MAX_CHARACTERS, readTyped } from '../state/typed-value.ts';
import styles from './field.module.css';

type Props = { field: ReviewField; value: string; label: string };

/** The current field's input. On blur the text is kept; if it is invalid, a message is shown and the input stays. */
export function FieldInput({ field, value, label }: Props) {
  const { t } = useTranslation();
  const { act, settle, money, is_phone } = useReviewSetting();
  const isMoney = isAmount(field.part);
  const initialText = isMoney && minorUnits(value, money.currency) !== null ? typedDecimal(value, money.locale) : value;
  const [text, setText] = useState(initialText);
  const [problem, setProblem] = useState('');

  const readInput = (): string | undefined => {
    const typedValue = readTyped(field.part, text, money.currency);
    if ('value' in typedValue) return typedValue.value;
    setProblem(problemOf(t, typedValue.problem, MAX_CHARACTERS[field.part]));
    return undefined;
  };
  const acceptInput = () => {
    const acceptedText = text === initialText ? value : readInput();
    if (acceptedText !== undefined) act({ kind: 'decide', name: field.name, value: acceptedText });
  };
  const leaveField = useEffectEvent((): boolean => {
    if (text === initialText) return true;
    const typedText = readInput();
    if (typedText === undefined) return false;
    act({ kind: 'change', name: field.name, value: typedText });
    return true;
  });
  useEffect(() => {
    settle.current = () => leaveField();
    return () => {
      settle.current = null;
    };
  }, [settle]);

  const props = {
    label,
    value: text,
    error: problem || undefined,
    autoComplete: 'off',
    'data-first': true,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => isMoney && event.currentTarget.select(),
    onChange: (event: { currentTarget: { value: string } }) => {
      setText(event.currentTarget.value);
      setProblem('');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
      event.preventDefault();
      acceptInput();
    },
  };
  const isLong = field.part === 'description' || field.part === 'section_description';
  return (
    <div className={styles.input}>
      {isLong ? (
        <Textarea {...props} autosize minRows={2} maxRows={8} />
      ) : (
        <TextInput {...props} inputMode={isMoney ? 'decimal' : 'text'} enterKeyHint="done" />
      )}
      <div className={styles.choices} data-part="field-choices">
        <Button variant={is_phone ? 'default' : 'filled'} onClick={acceptInput}>
          {t('review.done')}
        </Button>
        <Button
          variant="subtle"
          className={`${uiStyles.mutedButton} ${styles.choiceWay}`}
          onClick={() => act({ kind: 'type', is_typing: false })}
        >
          {t('review.as_it_was')}
        </Button>
      </div>
    </div>
  );
}
