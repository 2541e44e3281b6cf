/** What a provider that makes mistakes says a settlement sums: for the tests of the check. */
import type { RequestContext } from './serve';

export const itemMistakes = ['itemLost', 'itemDoubled', 'fullPage', 'lastItem', 'otherVersion', 'unexplained'] as const;
export type ItemMistake = (typeof itemMistakes)[number];

export const isItemMistake = (kind: string): kind is ItemMistake => itemMistakes.some((known) => known === kind);

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The most that a page has. */
const PAGE = 100;

function changed(kind: ItemMistake, body: Json): Json {
  const items: readonly unknown[] = Array.isArray(body.items) ? body.items : [];
  const [first] = items;
  const empty = (n: number) => ({ ...(isJson(first) && first), id: `${n}`, amount: '0.00' });
  switch (kind) {
    case 'itemLost':
      return { ...body, items: items.slice(1) };
    case 'itemDoubled':
      return { ...body, items: [...items, first] };
    case 'fullPage':
      return { ...body, items: Array.from({ length: PAGE }, (_, n) => empty(n)), totalCount: PAGE + 1 };
    case 'lastItem':
      return { ...body, items: [empty(0)], totalCount: PAGE + 1 };
    case 'otherVersion':
      return { ...body, version: 'another' };
    case 'unexplained':
      return { settlement: { ...(isJson(body.settlement) && body.settlement), lines: undefined } };
  }
}

/** Returns the answer with the mistake. A refusal stays as it is. */
export async function withMistake(c: RequestContext, kind: ItemMistake, answer: Response): Promise<Response> {
  const body: unknown = await answer.clone().json();
  if (!answer.ok || !isJson(body)) return answer;
  return c.json(changed(kind, body));
}
