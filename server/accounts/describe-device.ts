import Bowser from 'bowser';
import type { Session } from '../../shared/api/sessions.ts';

const DEVICE_FORMS: Record<string, Session['form']> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

// Its expressions are slow on long texts.
const MAX_READ_CHARACTERS = 400;

/** What the user agent says about the device, so that its owner recognises it; null for what it doesn't say. */
export function describeDevice(userAgent: string): Pick<Session, 'browser' | 'system' | 'form'> {
  // Bowser throws on an empty name.
  if (userAgent.trim() === '') return { browser: null, system: null, form: null };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_READ_CHARACTERS));
  return {
    browser: browser.name || null,
    system: os.name || null,
    form: DEVICE_FORMS[platform.type ?? ''] ?? null,
  };
}
