import { setTimeout as delay } from 'node:timers/promises';
import { findProcessUsage } from '../reader/bounded/process-usage.ts';
import type { ChatAnswer } from '../shared/api/chats.ts';
import type { TranslationProgress } from '../shared/api/translations.ts';
import { type Health, healthWhile } from './health-while.ts';
import { cycled, makeLargeMenu } from './large-menu.ts';
import { signUpOwner } from './owner-to-measure.ts';
import { serverToMeasure } from './server-to-measure.ts';

/**
 * How long the assistant without a model takes for a message about the largest menu, 3,000 dishes with allergens, asked in Korean,
 * and how long others wait meanwhile: the built server on the embedded database, /healthz requested steadily. The targets: at
 * most 300 ms a message, and never more than 100 ms for the others. `npm run bench:assistant-limits`
 */

const ROUNDS = 5;
const MESSAGE_BAR_MS = 300;
const HEALTH_BAR_MS = 100;
const POLL_MS = 250;

const DISHES = ['Grilled salmon', 'Roast chicken', 'Beef tartare', 'Mushroom risotto', 'Lamb chops', 'Apple pie'];
const SIDES = ['fries', 'green salad', 'lemon butter', 'mashed potatoes', 'grilled vegetables', 'walnuts'];
const ALLERGENS = ['milk', 'gluten', 'fish', 'tree_nuts', 'eggs', 'soy'] as const;

/** Each list is a chat. */
const CHATS = [
  ['견과류 알레르기가 있어요. 무엇을 먹을 수 있나요?', '디저트는요?', '그럼 연어는요?', '가장 싼 건 뭐예요?'],
  ['우유를 못 먹어요', '닭고기 요리가 있나요?', '돼지고기 없는 요리는요?', '얼마예요?'],
  ['글루텐 없는 메뉴 있나요?', '생선 요리 추천해 주세요', '15달러 이하로요', '채식 메뉴 있나요?'],
  ['추천 메뉴가 뭐예요?', '매운 음식이 있나요?', '와인과 어울리는 건요?', '몇 시까지 영업하나요?'],
];

await using server = await serverToMeasure({
  CHAT_MESSAGES_PER_MINUTE_PER_ADDRESS: '1000000',
  CHAT_MESSAGES_PER_DAY_PER_ADDRESS: '1000000',
  CHAT_MESSAGES_PER_MINUTE_PER_CHAT: '1000000',
});
const call = await signUpOwner(server.url);
const api = await publishMenu();

console.log(
  '| 3,000 dishes, in Korean | messages | p50 ms | p99 ms | max ms | processor max ms | /healthz p50 ms | p99 ms | max ms |',
);
console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
await measure('the first message, for which the menu is read', [CHATS[0]?.slice(0, 1) ?? []], Number.POSITIVE_INFINITY);
await measure('further messages', Array.from({ length: ROUNDS }, () => CHATS).flat(), MESSAGE_BAR_MS);

/** Returns the restaurant's address, once guests can read the menu in Korean. */
async function publishMenu(): Promise<string> {
  const restaurantPath = await makeLargeMenu(call, fieldsOf);
  const { languages } = await call<TranslationProgress>('GET', `${restaurantPath}/translation-progress`);
  for (const { locale } of languages)
    if (locale !== 'ko') await call('PUT', `${restaurantPath}/languages`, { locale, is_on: false });
  await call('POST', `${restaurantPath}/publish`, {});
  for (;;) {
    const progress = await call<TranslationProgress>('GET', `${restaurantPath}/translation-progress`);
    if (progress.languages.some(({ locale, is_shown }) => locale === 'ko' && is_shown)) return restaurantPath;
    await delay(POLL_MS);
  }
}

/** Of every six dishes one has nothing declared. */
function fieldsOf(n: number) {
  const title = `${cycled(DISHES, n)} ${n + 1} g`;
  const description = `Served with ${cycled(SIDES, n)} and ${cycled(SIDES, n + 1)}`;
  if (n % 6 === 5) return { title, description };
  const allergens = [
    { code: cycled(ALLERGENS, n), state: 'contains' },
    { code: cycled(ALLERGENS, n + 1), state: 'may_contain' },
  ];
  return { title, description, allergens };
}

async function measure(name: string, chats: readonly (readonly string[])[], barMs: number): Promise<void> {
  const times: number[] = [];
  const processorTimes: number[] = [];
  const asking = async () => {
    for (const messages of chats) {
      let chat: string | undefined;
      for (const message of messages) {
        const before = await processorMs();
        const begun = performance.now();
        chat = (await ask(chat, message)).id;
        times.push(performance.now() - begun);
        processorTimes.push((await processorMs()) - before);
      }
    }
  };
  const health: Health = await healthWhile(server.url, asking());
  const figures = [...quantiles(times), quantiles(processorTimes).at(-1) ?? Number.NaN]
    .map((milliseconds) => milliseconds.toFixed(0))
    .join(' | ');
  console.log(`| ${name} | ${times.length} | ${figures} | ${health.figures} |`);
  if (Math.max(...times) > barMs || health.slowest_ms > HEALTH_BAR_MS) process.exitCode = 1;
}

/** What half of the values, 99 in a hundred, and all of them are not above. */
function quantiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return [0.5, 0.99, 1].map((share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

/** Of all of the server's threads, to the hundredth of a second: what other programs do meanwhile doesn't count. */
async function processorMs(): Promise<number> {
  return (await findProcessUsage(server.pid))?.processor_ms ?? Number.NaN;
}

/** A message of a new chat, or of one that has begun. @throws if it isn't answered. */
async function ask(chat: string | undefined, message: string): Promise<ChatAnswer> {
  if (chat === undefined) return await call('POST', `${api}/chats?lang=ko`, { message });
  return await call('PUT', `/api/chats/${chat}?lang=ko`, { message });
}
