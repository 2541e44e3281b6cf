import { describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import { chartsOf } from '../charts';
import type { Model } from '../model';
import type { AnyCases } from '../paths';
import type { Counterexample, Verdict } from '../verdict';
import { allBroken, type Broken, broken } from './broken';
import { Chart } from './chart';
import { proofsOfOne } from './prove';
import { allWrongEffects } from './wrongEffects';

const wrong = [...allBroken, ...allWrongEffects];

const found = new Map<Broken, Verdict | undefined>();

function verdictOf(one: Broken): Verdict | undefined {
  const { machine, cases, properties } = flows[one.flow];
  if (!found.has(one)) {
    const planted = broken(machine, one);
    found.set(one, proofsOfOne(one.flow, planted, { cases: cases as AnyCases, properties }, one.noticedBy)[0]);
  }
  return found.get(one);
}

/** Whether each step continues where the previous one ended, on transitions and in states of the chart. */
function strayOn(model: Model, { begins, steps }: Counterexample): string[] {
  const chart = new Chart(model);
  const ways = new Map(model.transitions.map((way) => [way.id, way]));
  return steps.flatMap(({ fired, states, text }, n) => {
    const before = n === 0 ? begins.states : (steps[n - 1]?.states ?? []);
    const [first] = fired.map((id) => ways.get(id));
    // An unhandled fault takes no transition.
    if (fired.length === 0) return states.every((id) => before.includes(id)) ? [] : [text];
    return first && before.includes(first.source) && states.every((id) => chart.states.has(id)) ? [] : [text];
  });
}

describe.each(wrong)('[FLW-03] $flow with $fault', (one) => {
  it('is noticed', () => expect(verdictOf(one)).toMatchObject({ property: one.noticedBy, verdict: 'REFUTED' }));
  it('is shown by a walk that exists on the chart', () => {
    const verdict = verdictOf(one);
    const chart = chartsOf({
      [one.flow]: { area: '', machine: broken(flows[one.flow].machine, one), cases: flows[one.flow].cases as AnyCases },
    })[0];
    if (verdict?.counterexample) expect(chart && strayOn(chart.model, verdict.counterexample)).toEqual([]);
    else expect(verdict?.detail).not.toBe('');
  });
});

describe('[FLW-03] the broken machines', () => {
  it('cover each property that is checked on every chart', () => {
    const asked = proofsOfOne('signIn', flows.signIn.machine, { cases: flows.signIn.cases as AnyCases, properties: [] });
    const noticed = new Set(wrong.map(({ noticedBy }) => noticedBy));
    expect(asked.map(({ property }) => property).filter((property) => !noticed.has(property))).toEqual([]);
  });
  it('are at least fifteen, five of which say the wrong thing', () => {
    expect(allBroken.length).toBeGreaterThanOrEqual(15);
    expect(allWrongEffects.length).toBeGreaterThanOrEqual(5);
  });
  it('that say the wrong thing all have a counterexample', () => {
    const walks = allWrongEffects.map((one) => verdictOf(one)?.counterexample?.steps.length ?? 0);
    expect(walks.every((steps) => steps > 0)).toBe(true);
  });
});
