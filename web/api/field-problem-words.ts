import type { FieldProblem } from '../../shared/errors.ts';
import { t } from '../i18n/i18n.ts';

/** Why a field's value is invalid, in the same words as the server's. */
export function fieldProblemWords(problem: FieldProblem): string {
  return {
    required: t('fields.required'),
    invalid_type: t('fields.invalid_type'),
    invalid_value: t('fields.invalid_value'),
    unknown_field: t('fields.unknown_field'),
    too_long: t('fields.too_long'),
    too_small: t('fields.too_small'),
    too_big: t('fields.too_big'),
    invalid_email: t('fields.invalid_email'),
    invalid_code: t('fields.invalid_code'),
    email_in_use: t('fields.email_in_use'),
    already_there: t('fields.already_there'),
    control_characters: t('fields.control_characters'),
    special_characters: t('fields.special_characters'),
    low_contrast: t('fields.low_contrast'),
    no_logo: t('fields.no_logo'),
  }[problem];
}
