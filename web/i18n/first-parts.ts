/**
 * The parts of shared/i18n/app that the first screens and the frame say. They are built into a file of their own for each
 * language (scripts/split-words.ts); all other parts come in a second file, after the first screen.
 */
export const FIRST_PARTS: readonly string[] = ['auth', 'editor', 'fields', 'frame', 'onboarding', 'saves', 'welcome'];
