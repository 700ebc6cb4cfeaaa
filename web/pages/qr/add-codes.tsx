import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeNameSchema, MAX_NAMED_CODES } from '../../../shared/api/codes.ts';
import { failureWords } from '../../forms/field-words.ts';
import { valueProblem } from '../../forms/value-problem.ts';
import { useAddCodes } from './code-queries.ts';
import styles from './codes.module.css';
import { seriesNames } from './series-names.ts';

type Props = {
  /** How many there are. */
  codeCount: number;
  /** @param added How many were added; none if the owner cancelled. */
  onEnd(added: number): void;
};

/** Adds one code, or a series with numbers. */
export function AddCodes({ codeCount, onEnd }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const addMutation = useAddCodes();
  const isSeries = from.trim() !== '' || to.trim() !== '';
  const codeNames = isSeries ? seriesNames(name, from, to) : [name.trim()];
  const count = codeNames?.length ?? 0;
  const codesLeft = MAX_NAMED_CODES - codeCount;
  const isNamed = name.trim() !== '';
  const [firstName = '', lastName = name] = [codeNames?.[0], codeNames?.at(-1)];
  const nameProblem = isNamed ? valueProblem(codeNameSchema, lastName) : undefined;
  const isHalfTyped = isSeries && (from.trim() === '' || to.trim() === '');
  const namesProblem =
    count > codesLeft
      ? t('named_codes.over_limit', { max: MAX_NAMED_CODES, left: codesLeft })
      : codeNames === undefined && !isHalfTyped
        ? t('named_codes.range_problem')
        : undefined;
  const isReady = count > 0 && isNamed && !nameProblem && !namesProblem;
  return (
    <form
      className={styles.addForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && codeNames) addMutation.mutate(codeNames, { onSuccess: (added) => onEnd(added.length) });
      }}
      onKeyDown={(event) => event.key === 'Escape' && onEnd(0)}
    >
      <TextInput
        label={t('named_codes.name')}
        description={t('named_codes.name_hint')}
        error={nameProblem ?? (addMutation.error && failureWords(t('named_codes.add_failed'), addMutation.error))}
        value={name}
        // The button that was here before asked for it.
        autoFocus
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          addMutation.reset();
        }}
      />
      <fieldset className={styles.addNumbers}>
        <legend>{t('named_codes.series')}</legend>
        <TextInput
          label={t('named_codes.from')}
          inputMode="numeric"
          autoComplete="off"
          value={from}
          onChange={(event) => {
            setFrom(event.currentTarget.value);
            addMutation.reset();
          }}
        />
        <TextInput
          label={t('named_codes.to')}
          inputMode="numeric"
          autoComplete="off"
          value={to}
          onChange={(event) => {
            setTo(event.currentTarget.value);
            addMutation.reset();
          }}
        />
      </fieldset>
      <p role="status" data-problem={namesProblem !== undefined}>
        {namesProblem ?? (isReady && isSeries && t('named_codes.preview', { first: firstName, last: lastName }))}
      </p>
      <div className={styles.actions}>
        <Button type="submit" loading={addMutation.isPending} disabled={!isReady}>
          {t('named_codes.submit', { count: Math.max(count, 1) })}
        </Button>
        <Button variant="default" onClick={() => onEnd(0)}>
          {t('named_codes.cancel')}
        </Button>
      </div>
    </form>
  );
}
