/** Above a form that shows an edit which the server refused meanwhile. */
export const refused_edit = {
  title: 'An edit you made before could not be saved.',
  shown: 'This form still shows it.',
  go_back: 'Show what is saved',
  keep: 'Go on with it',
} as const;
