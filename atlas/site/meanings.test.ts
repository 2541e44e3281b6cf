import { describe, expect, it } from 'vitest';
import { found, foundIn } from '../page/search';
import { tallied, type Verdict } from '../verdict';
import type { ChartData } from './data';
import { searchEntries } from './searchData';

const verdict = (kind: Verdict['kind'], property: string, more: Partial<Verdict> = {}): Verdict => ({
  flow: 'payout',
  property,
  kind,
  req: ['PAY-05'],
  verdict: 'HOLDS',
  detail: '',
  ...more,
});

const EYES = 'Nobody approves or declines a payout that they initiated';
const ONCE = 'No idempotency key is used twice';
const ENDS = 'Sending always ends';
const TAKEN = 'A name is taken for an account';

const verdicts = [
  verdict('fourEyes', EYES),
  verdict('calledOnce', ONCE),
  verdict('alwaysExits', ENDS, { verdict: 'PROVED' }),
  verdict('never', TAKEN, { assumes: ['The merchant corrects one row at a time.'] }),
];

const chart: Pick<ChartData, 'name' | 'verdicts'> = { name: 'payout', verdicts };
const empty = {
  executed: [],
  unwalked: [],
  behaviour: null,
  walk: null,
  paths: [],
  untaken: [],
  parents: [],
  kit: null,
  instances: [],
  sends: {},
  endpoints: {},
  requirements: {},
  shared: [],
};
const model = {
  version: 1,
  chart: 'payout',
  machine: 'payout',
  description: '',
  isLongRunning: false,
  states: [],
  transitions: [],
  effects: {},
} as const;
const things = foundIn(
  searchEntries(
    [
      {
        version: 5,
        area: 'payouts',
        model,
        drawing: { width: 0, height: 0, body: '' },
        overviews: [],
        monitors: [],
        ...empty,
        ...chart,
      },
    ],
    [],
    [],
  ),
);

describe('[FLW-02] the search', () => {
  it.each([
    ['four eyes', EYES],
    ['two-person approval', EYES],
    ['segregation of duties', EYES],
    ['paid twice', ONCE],
    ['duplicate payment', ONCE],
    ['stuck', ENDS],
    ['assumption', TAKEN],
    ['one row at a time', TAKEN],
  ])('finds a property by its meaning: %s', (asked, property) =>
    expect(found(things, asked).map(({ name }) => name)).toEqual([property]),
  );
});

describe('[FLW-02] the count of verdicts', () => {
  it('keeps those apart that hold under an assumption', () => {
    expect(tallied(verdicts)).toEqual({ HOLDS: 2, PROVED: 1, ASSUMED: 1 });
  });
});
