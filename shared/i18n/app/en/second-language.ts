/** The other language of a menu that is printed in two, while its draft is checked. */
export const second_language = {
  kept: 'Your menu is printed in {{language}}, too. Those words are kept: once you publish, they are your translation, and you can change them under Languages.',
  in: 'In {{language}}:',
} as const;
