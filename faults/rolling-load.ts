import { setTimeout as delay } from 'node:timers/promises';
import type { Import } from '../shared/api/imports.ts';
import { API_PATHS, fillPath, GUEST_PATHS } from '../shared/paths.ts';
import { QUICK_MENU } from '../test/small-pdf.ts';
import { insist, newOwner, newVisitor, type SendRequest, type VisitorResponse } from './visitor.ts';

/**
 * Guests who read, owners who edit and owners who upload from a slow phone, while nodes are replaced. Each request is sent
 * once; all that isn't answered with success is a failure.
 */

const PAUSE_MS = 60;
const GUESTS_PER_OWNER = 3;
/** An upload lasts for about a second and a half. */
const [PIECES, PIECE_PAUSE_MS] = [15, 100];

export type RollingLoad = { pages: number; edits: number; uploads: number; failures: string[] };

export type LoadOwner = { ask: SendRequest; restaurant_id: string; item_id: number };

/** @param mails Where the outbox is: a node itself, if what is between shows it as forwarded. */
export async function newLoadOwner(origin: string, name: string, mails: string): Promise<LoadOwner> {
  const { ask, restaurant_id } = await newOwner(origin, name, mails);
  const section = await insist<{ section: { id: number } }>(ask, 'POST', API_PATHS.sections, {
    menu_id: 1,
    title: 'Mains',
  });
  const body = { menu_section_id: section.section.id, title: 'Leek tart' };
  const { item } = await insist<{ item: { id: number } }>(ask, 'POST', API_PATHS.items, body);
  await insist(ask, 'POST', fillPath(API_PATHS.restaurantPublish, { id: restaurant_id }), {});
  return { ask, restaurant_id, item_id: item.id };
}

/** Everybody at once until the work is done. */
export async function loadWhile(
  origin: string,
  owners: readonly LoadOwner[],
  work: () => Promise<void>,
): Promise<RollingLoad> {
  const figures: RollingLoad = { pages: 0, edits: 0, uploads: 0, failures: [] };
  const stopping = new AbortController();
  const { signal } = stopping;
  const isAnswered = ({ status, reason }: VisitorResponse, expectedStatus: number, what: string): boolean => {
    if (status === expectedStatus) return true;
    figures.failures.push(`${what}: ${reason ?? status}`);
    return false;
  };

  const readPages = async ({ restaurant_id }: LoadOwner) => {
    const guest = newVisitor(origin);
    const path = fillPath(GUEST_PATHS.menu, { restaurantId: restaurant_id, menuId: 1 });
    while (!signal.aborted) {
      if (isAnswered(await guest('GET', path), 200, 'page')) figures.pages += 1;
      await delay(PAUSE_MS);
    }
  };
  const editItem = async ({ ask, item_id }: LoadOwner) => {
    for (let number = 1; !signal.aborted; number += 1) {
      const answer = await ask('PUT', fillPath(API_PATHS.item, { id: item_id }), { description: `Number ${number}` });
      if (isAnswered(answer, 200, 'edit')) figures.edits += 1;
      await delay(PAUSE_MS);
    }
  };
  const uploadMenus = async ({ ask, restaurant_id }: LoadOwner) => {
    while (!signal.aborted) {
      const { type, bytes } = await encodeForm();
      const path = fillPath(API_PATHS.restaurantMenusUpload, { id: restaurant_id });
      const answer = await ask('POST', path, slowStream(bytes), { headers: { 'content-type': type } });
      if (!isAnswered(answer, 202, 'upload')) continue;
      figures.uploads += 1;
      // What it reads is of no interest here, and five may wait at once.
      const { import: row }: { import: Import } = JSON.parse(answer.body);
      isAnswered(await ask('POST', fillPath(API_PATHS.importDiscard, { id: row.id })), 204, 'discard');
    }
  };

  const loads = owners.flatMap((owner) => [
    ...Array.from({ length: GUESTS_PER_OWNER }, () => readPages(owner)),
    editItem(owner),
    uploadMenus(owner),
  ]);
  try {
    await work();
  } finally {
    stopping.abort();
    await Promise.all(loads);
  }
  return figures;
}

async function encodeForm(): Promise<{ type: string; bytes: Uint8Array }> {
  const form = new FormData();
  form.append('apply', 'review');
  form.append('files', new File([new Uint8Array(QUICK_MENU)], 'menu.pdf'));
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', bytes: new Uint8Array(await encoded.arrayBuffer()) };
}

function slowStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const pieceBytes = Math.ceil(bytes.length / PIECES);
  let sentBytes = 0;
  return new ReadableStream({
    pull: async (controller) => {
      await delay(PIECE_PAUSE_MS);
      controller.enqueue(bytes.subarray(sentBytes, sentBytes + pieceBytes));
      sentBytes += pieceBytes;
      if (sentBytes >= bytes.length) controller.close();
    },
  });
}
