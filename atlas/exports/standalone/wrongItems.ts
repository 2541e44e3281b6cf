/** What a provider that makes mistakes says a settlement sums. This file needs nothing else. */
type Json = Readonly<Record<string, unknown>>;

/** The most that a page has. */
const PAGE = 100;

const itemsOf = ({ items }: Json): readonly unknown[] => (Array.isArray(items) ? items : []);

/** The page's first item, without an amount. */
const empty = (body: Json, n: number) => ({ ...Object(itemsOf(body)[0]), id: `${n}`, amount: '0.00' });

export const wrongItems = {
  'a lost item': (body: Json) => ({ ...body, items: itemsOf(body).slice(1) }),
  'a doubled item': (body: Json) => ({ ...body, items: [...itemsOf(body), itemsOf(body)[0]] }),
  'a full page': (body: Json) => ({
    ...body,
    items: Array.from({ length: PAGE }, (_, n) => empty(body, n)),
    totalCount: PAGE + 1,
  }),
  'the last item': (body: Json) => ({ ...body, items: [empty(body, 0)], totalCount: PAGE + 1 }),
  'another version': (body: Json) => ({ ...body, version: 'another' }),
  'no lines': (body: Json) => ({ settlement: { ...Object(body.settlement), lines: undefined } }),
};
