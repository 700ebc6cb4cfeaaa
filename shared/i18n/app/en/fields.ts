/** Words for the problems of a field (shared/errors.ts). */
export const fields = {
  required: 'Please fill this in.',
  invalid_type: 'This is not the kind of value that is expected.',
  invalid_value: 'This value is not accepted.',
  unknown_field: 'This field is not known.',
  too_long: 'This is too long.',
  too_small: 'This is too small or too short.',
  too_big: 'This is too large.',
  invalid_email: 'This is not an email address.',
  invalid_code: 'The code has six digits.',
  email_in_use: 'This email address is already in use by another account.',
  control_characters: 'Invisible characters are not accepted.',
  special_characters: 'Special characters are not accepted.',
} as const;
