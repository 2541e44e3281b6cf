import { describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import { chartsOf } from '../charts';
import type { Model } from '../model';
import type { AnyCases } from '../paths';
import type { Counterexample, Verdict } from '../verdict';
import { allBroken, type Broken, broken } from './broken';
import { allLying } from './lying';
import { proofsOfOne } from './prove';
import { Chart } from './reach';

const wrong = [...allBroken, ...allLying];

const found = new Map<Broken, Verdict | undefined>();

function verdictOf(one: Broken): Verdict | undefined {
  const { machine, cases, properties } = flows[one.flow];
  if (!found.has(one)) {
    const planted = broken(machine, one);
    found.set(one, proofsOfOne(one.flow, planted, { cases: cases as AnyCases, properties }, one.noticedBy)[0]);
  }
  return found.get(one);
}

/** Each step begins where the one before it ended, on the ways and in the states that the chart has. */
function strayOn(model: Model, { begins, steps }: Counterexample): string[] {
  const chart = new Chart(model);
  const ways = new Map(model.transitions.map((way) => [way.id, way]));
  return steps.flatMap(({ fired, states, text }, n) => {
    const before = n === 0 ? begins.states : (steps[n - 1]?.states ?? []);
    const [first] = fired.map((id) => ways.get(id));
    // A fault that nobody hears takes no way at all.
    if (fired.length === 0) return states.every((id) => before.includes(id)) ? [] : [text];
    return first && before.includes(first.source) && states.every((id) => chart.states.has(id)) ? [] : [text];
  });
}

describe.each(wrong)('[FLW-03] $flow with $fault', (one) => {
  it('is noticed', () => expect(verdictOf(one)).toMatchObject({ property: one.noticedBy, verdict: 'REFUTED' }));
  it('by a walk that can be followed on the chart', () => {
    const verdict = verdictOf(one);
    const chart = chartsOf({
      [one.flow]: { area: '', machine: broken(flows[one.flow].machine, one), cases: flows[one.flow].cases as AnyCases },
    })[0];
    if (verdict?.counterexample) expect(chart && strayOn(chart.model, verdict.counterexample)).toEqual([]);
    else expect(verdict?.detail).not.toBe('');
  });
});

describe('[FLW-03] the broken machines', () => {
  it('are one for each question that is asked of every chart, but the one that only lists', () => {
    const asked = proofsOfOne('signIn', flows.signIn.machine, { cases: flows.signIn.cases as AnyCases, properties: [] });
    const noticed = new Set(wrong.map(({ noticedBy }) => noticedBy));
    expect(asked.map(({ property }) => property).filter((property) => !noticed.has(property))).toEqual([
      'Where several guards can hold at once, the chart shows the order in which they are checked',
    ]);
  });
  it('are at least fifteen, and at least five that lie', () => {
    expect(allBroken.length).toBeGreaterThanOrEqual(15);
    expect(allLying.length).toBeGreaterThanOrEqual(5);
  });
  it('that lie all show a walk', () => {
    const walks = allLying.map((one) => verdictOf(one)?.counterexample?.steps.length ?? 0);
    expect(walks.every((steps) => steps > 0)).toBe(true);
  });
});
