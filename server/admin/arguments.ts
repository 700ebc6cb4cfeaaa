/** The patterns of commands' arguments; each is checked before anything is opened. */
export const RESTAURANT = { name: 'ID', pattern: /^[0-9a-hjkmnp-tv-z]{10}$/, example: '7k3m9x2p4q' };
export const IMPORT = { name: 'IMPORT', pattern: /^[1-9]\d{0,8}$/, example: '12' };
export const EMAIL = { name: 'EMAIL', pattern: /^[^\s@]{1,64}@[^\s@]{1,189}$/, example: 'owner@example.com' };
export const TEXT = { name: 'TEXT', pattern: /^[^\p{Cc}]{2,200}$/u, example: 'Chez Lise' };
export const FOLDER = { name: 'FOLDER', pattern: /^\/[^\p{Cc}]+$/u, example: '/srv/dump' };
export const JOB = {
  name: 'JOB',
  pattern: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  example: '0b6c1d9e-3c1a-4f0e-9a53-7d1f2b8c4e60',
};
