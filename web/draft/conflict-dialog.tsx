import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRestaurant } from '../api/queries.ts';
import { currentLocale } from '../i18n/i18n.ts';
import { amountText } from '../pages/menus/price-field.ts';
import type { Conflict, FieldConflict } from './conflict.ts';
import { useSaveQueue } from './use-draft.ts';
import './conflict.css';

const AMOUNTS: readonly string[] = ['price', 'price_max'];

/** Of a tag, a size, an option or an allergen. */
function labelOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('label' in value) return String(value.label);
  return 'code' in value ? String(value.code) : '';
}

/** Where the same was changed elsewhere: both are shown, the owner picks one. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation();
  const { currency } = useRestaurant();
  const { queue } = useSaveQueue();
  const words = ({ field }: FieldConflict, value: unknown): string => {
    if (value === null || value === '') return t('editor.nothing');
    if (typeof value === 'number' && AMOUNTS.includes(field)) return amountText(value, currency, currentLocale());
    if (Array.isArray(value)) return value.map(labelOf).join(', ') || t('editor.nothing');
    return String(value);
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('editor.conflict_title')}
    >
      <p>{t('editor.conflict')}</p>
      <dl className="conflict">
        {conflict.fields.map((field) => (
          <div key={field.field}>
            <dt>{t('editor.conflict_mine')}</dt>
            <dd>{words(field, field.mine)}</dd>
            <dt>{t('editor.conflict_theirs')}</dt>
            <dd>{words(field, field.theirs)}</dd>
          </div>
        ))}
      </dl>
      <div className="conflict-choice">
        <Button data-autofocus onClick={() => queue.choose('mine')}>
          {t('editor.keep_mine')}
        </Button>
        <Button variant="default" onClick={() => queue.choose('theirs')}>
          {t('editor.take_theirs')}
        </Button>
      </div>
    </Modal>
  );
}
