import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { missingCare, missingFacts, operatorFacts } from './operator-facts.ts';

const PUBLIC = {
  PUBLIC_URL: 'https://menus.example',
  MAIL_URL: 'smtp://relay.example',
  SESSION_SECRET: 'x'.repeat(32),
};
const FACTS = {
  OPERATOR_COMPANY: 'Menus du Port inc.',
  OPERATOR_ADDRESS: '1 rue du Port, Montréal',
  OPERATOR_CONTACT: 'bonjour@port.example',
  OPERATOR_LAW: 'Québec, Canada',
  PRIVACY_URL: 'https://port.example/privacy',
};

test('the start of a public server names what its terms of use lack', () => {
  expect(missingFacts(parseEnv(PUBLIC))).toMatch(
    /Set OPERATOR_COMPANY, OPERATOR_ADDRESS, OPERATOR_CONTACT, OPERATOR_LAW, PRIVACY_URL\.$/,
  );
  expect(missingFacts(parseEnv({ ...PUBLIC, ...FACTS, OPERATOR_LAW: '' }))).toMatch(/Set OPERATOR_LAW\.$/);
  expect(missingFacts(parseEnv({ ...PUBLIC, ...FACTS }))).toBeUndefined();
  expect(missingFacts(parseEnv({}))).toBeUndefined();
});

test('the start of a public server warns of no backup, of nobody who is mailed, and of guests who count as one', () => {
  expect(missingCare(parseEnv(PUBLIC))).toEqual([
    'WARNING: nothing is backed up. Set BACKUP_URL.',
    'WARNING: behind a proxy all guests count as one address, and limits refuse them. Set TRUST_PROXY.',
  ]);
  const withBackups = { ...PUBLIC, BACKUP_URL: 'file:///backups', TRUST_PROXY: '1' };
  expect(missingCare(parseEnv(withBackups))).toEqual([
    'WARNING: nobody is mailed if a backup fails. Set OPERATOR_EMAIL.',
  ]);
  const webEnv = { ...PUBLIC, ROLES: 'web', DATABASE_URL: 'postgres://localhost/a', TRUST_PROXY: '1' };
  expect(missingCare(parseEnv(webEnv))).toEqual([]);
  expect(missingCare(parseEnv({}))).toEqual([]);
});

test('the terms of use say what was set, and nothing in place of what was not', () => {
  expect(operatorFacts(parseEnv({ ...PUBLIC, ...FACTS, IMPORTS_KEPT_DAYS: '14' }))).toEqual({
    name: 'Ardoise',
    company: 'Menus du Port inc.',
    address: '1 rue du Port, Montréal',
    contact: 'bonjour@port.example',
    law: 'Québec, Canada',
    privacy_url: 'https://port.example/privacy',
    imports_kept_days: 14,
  });
  expect(operatorFacts(parseEnv({}))).toMatchObject({ company: null, address: null, contact: null, law: null });
});
