import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { inkSchema, QR_MIDDLES, QR_SHAPES, type QrLook } from '../../../shared/qr-look.ts';
import { isProblem } from '../../api/api-problem.ts';
import { useRestaurant } from '../../api/queries.ts';
import { failureWords } from '../../forms/field-words.ts';
import formsStyles from '../../forms/forms.module.css';
import { valueProblem } from '../../forms/value-problem.ts';
import styles from './qr.module.css';

type Props = {
  look: QrLook;
  /** Why no code could be drawn so. */
  problem: Error | null;
  onRetry(): void;
  onChoose(part: Partial<QrLook>): void;
};

/** The colour, the corners and the middle of all codes of the screen. */
export function LookChoices({ look, problem, onRetry, onChoose }: Props) {
  const { t } = useTranslation();
  const { logo } = useRestaurant();
  // What is too light stays in the field, with the reason.
  const [typedInk, setTypedInk] = useState(look.ink);
  const inkProblem = valueProblem(inkSchema, typedInk);
  const inkProblemId = useId();
  const logoProblem = isProblem(problem, 'logo_hides_code') ? problem : undefined;
  return (
    <section className={styles.look} data-part="code-look">
      <h2>{t('qr_look.title')}</h2>
      <div className={styles.lookFields}>
        <TextInput
          type="color"
          label={t('qr_look.ink')}
          value={typedInk}
          error={inkProblem !== undefined}
          aria-describedby={inkProblem && inkProblemId}
          onChange={({ currentTarget: { value: ink } }) => {
            setTypedInk(ink);
            if (inkSchema.safeParse(ink).success) onChoose({ ink });
          }}
        />
        <NativeSelect
          label={t('qr_look.shape')}
          value={look.shape}
          data={QR_SHAPES.map((value) => ({ value, label: t(SHAPE_WORDS[value]) }))}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ shape: QR_SHAPES.find((shape) => shape === value) ?? look.shape })
          }
        />
        <NativeSelect
          label={t('qr_look.middle')}
          value={look.middle}
          disabled={!logo}
          error={logoProblem && failureWords(t('qr_look.failed'), logoProblem)}
          data={QR_MIDDLES.map((value) => ({ value, label: t(MIDDLE_WORDS[value]) }))}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ middle: QR_MIDDLES.find((middle) => middle === value) ?? look.middle })
          }
        />
      </div>
      {inkProblem && (
        <p id={inkProblemId} className={formsStyles.formError} role="alert">
          {inkProblem}
        </p>
      )}
      {problem && !logoProblem && (
        <p className={formsStyles.formError} role="alert">
          {failureWords(t('qr_look.failed'), problem)}{' '}
          <Button variant="subtle" onClick={onRetry}>
            {t('frame.try_again')}
          </Button>
        </p>
      )}
      {!logo && <Link to={APP_PATHS.restaurantEdit}>{t('qr_look.add_logo')}</Link>}
    </section>
  );
}

const SHAPE_WORDS = { rounded: 'qr_look.rounded', square: 'qr_look.square' } as const satisfies Record<
  QrLook['shape'],
  string
>;
const MIDDLE_WORDS = { code: 'qr_look.no_logo', logo: 'qr_look.logo' } as const satisfies Record<
  QrLook['middle'],
  string
>;
