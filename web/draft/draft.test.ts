import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '../../shared/api/accounts.ts';
import { memoryStore } from '../../test/memory-store.ts';
import { beginSession, leaveSession } from '../api/session.ts';
import { currentDraft, draftOfScreen } from './draft.ts';

const OWNER: User = {
  id: '7f2f9a4e-3f0b-4a4e-9f64-8f3f0a1f0d11',
  email: 'lea@example.com',
  new_email: null,
  email_verified_at: '2026-03-01T10:00:00.000Z',
  is_new_customer: false,
  locale: 'fr',
  idle_limit_hours: 24,
  restaurant: { id: 'chez-lea', name: 'Chez Léa' },
  restaurants: [],
};

afterEach(() => vi.unstubAllGlobals());

test('a part of a screen that is loaded while its owner signs out can still be shown, until the redirect', () => {
  vi.stubGlobal('localStorage', memoryStore());
  vi.stubGlobal('sessionStorage', memoryStore());
  vi.stubGlobal('window', new EventTarget());
  beginSession(OWNER);
  const queue = draftOfScreen();
  expect(queue).toBe(currentDraft());
  leaveSession();
  expect(draftOfScreen()).toBe(queue);
  expect(currentDraft).toThrow('There is no restaurant.');
});
