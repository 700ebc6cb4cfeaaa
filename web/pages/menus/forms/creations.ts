import {
  type CreateItemBody,
  itemAnswerSchema,
  menuAnswerSchema,
  sectionAnswerSchema,
} from '../../../../shared/api/menus.ts';
import type { Item, Menu, Section } from '../../../../shared/menu.ts';
import { API_PATHS, fillPath } from '../../../../shared/paths.ts';
import { ask } from '../../../api/ask.ts';
import { Creation } from '../../../forms/creation.ts';
import { draftKey } from '../../../forms/kept-text.ts';
import { signedInUser } from '../../../session/session.ts';
import type { MenuBody } from './menu-values.ts';
import type { SectionBody } from './section-values.ts';

/** What the form at the current address creates; one for as long as the form is open. */

export const menuCreation = () =>
  new Creation<MenuBody, Menu>({
    ...place(),
    post: async (body) => (await ask(menuAnswerSchema, 'POST', API_PATHS.menus, body)).menu,
    put: async ({ id, version }, fields) =>
      (await ask(menuAnswerSchema, 'PUT', fillPath(API_PATHS.menu, { id }), { ...fields, version })).menu,
  });

export const sectionCreation = () =>
  new Creation<SectionBody, Section>({
    ...place(),
    post: async (body) => (await ask(sectionAnswerSchema, 'POST', API_PATHS.sections, body)).section,
    put: async ({ id, version }, fields) =>
      (await ask(sectionAnswerSchema, 'PUT', fillPath(API_PATHS.section, { id }), { ...fields, version })).section,
  });

export const itemCreation = () =>
  new Creation<CreateItemBody, Item>({
    ...place(),
    post: async (body) => (await ask(itemAnswerSchema, 'POST', API_PATHS.items, body)).item,
    put: async ({ id, version }, fields) =>
      (await ask(itemAnswerSchema, 'PUT', fillPath(API_PATHS.item, { id }), { ...fields, version })).item,
  });

const place = () => ({
  draft_key: draftKey(signedInUser()?.id ?? '', window.location.pathname),
  store: sessionStorage,
});
