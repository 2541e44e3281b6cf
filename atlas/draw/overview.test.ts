import { describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import { chartsOf } from '../charts';
import { conditionWords, eventWords, stateWords } from '../words';
import { collapsed, foldings, overviewsOf } from './overview';
import { chartBody } from './svg';

const { payout, payouts } = flows;
const charts = chartsOf({ payout, payouts });
const modelOf = (name: string) => {
  const chart = charts.find((one) => one.name === name);
  if (!chart) throw new Error(`no chart ${name}`);
  return chart.model;
};
const areaOf = ({ width, height }: { width: number; height: number }) => width * height;

describe('[FLW-02] an overview of a chart', () => {
  const model = modelOf('payout');

  it('has every state by its name in words, and its name in the code second', async () => {
    const [first] = await overviewsOf(model);
    expect(first?.closed).toEqual([]);
    expect(first?.drawing.boxes.map(({ id }) => id)).toEqual(model.states.map(({ id }) => id));
    const titles = first?.drawing.boxes.map(({ title }) => title) ?? [];
    expect(titles).toContainEqual({ name: 'Checking outcome', code: 'checkingOutcome' });
    expect(titles).toContainEqual({ name: 'Submitting', code: '' });
    const body = first ? chartBody(first.model, first.drawing) : '';
    expect(body).toContain('>Checking outcome</text>');
    expect(body).toContain('>if result is confirmed</text>');
    expect(body).not.toContain('resultIs');
  });

  it('draws each transition that leaves its state, on a wire or in a box', async () => {
    const [first] = await overviewsOf(model);
    const boxes = first?.drawing.boxes.flatMap(({ lines }) => lines.flatMap(({ transitions }) => transitions)) ?? [];
    const wires = first?.drawing.wires.flatMap(({ transitions }) => transitions) ?? [];
    const leaving = model.transitions.filter(({ source, targets }) => targets.some((id) => !`${id}.`.startsWith(`${source}.`)));
    expect(leaving.filter(({ id }) => ![...boxes, ...wires].includes(id))).toEqual([]);
    // A common end is named where it is reached from, and has no wires.
    expect(first?.drawing.wires.map(({ target }) => target)).not.toContain('payout.sessionExpired');
    const expiring = model.transitions.filter(({ targets }) => targets.includes('payout.sessionExpired'));
    expect(expiring.length).toBeGreaterThan(3);
    expect(expiring.filter(({ id }) => !boxes.includes(id))).toEqual([]);
  });

  it('is smaller with a region collapsed, and keeps what leads into it and out of it', async () => {
    const [whole, folded] = await overviewsOf(model);
    expect(folded?.closed).toEqual(['payout.editing']);
    expect(areaOf(folded?.drawing ?? { width: 0, height: 0 })).toBeLessThan(areaOf(whole?.drawing ?? { width: 0, height: 0 }));
    const { states, transitions } = collapsed(model, ['payout.editing']);
    expect(states.map(({ id }) => id).filter((id) => id.startsWith('payout.editing'))).toEqual(['payout.editing']);
    expect(transitions.find(({ id }) => id === 'payout.editing.ready | payout.reviewed | 0')).toMatchObject({
      source: 'payout.editing',
      targets: ['payout.confirming'],
    });
    expect(transitions.filter(({ source, targets }) => source === 'payout.editing' && targets.includes(source))).toEqual([]);
  });

  it('has one drawing for each choice of regions that differs', () => {
    expect(foldings([])).toEqual([[]]);
    expect(foldings(['a', 'a.b', 'c'])).toEqual([[], ['c'], ['a.b'], ['a.b', 'c'], ['a'], ['a', 'c']]);
    const many = ['a', 'b', 'c', 'd', 'd.e'];
    expect(foldings(many)).toEqual([[], ['a', 'b', 'c', 'd']]);
  });
});

it('names in words read as a person would say them', () => {
  expect(stateWords('codeNotSent')).toBe('Code not sent');
  expect(eventWords({ label: 'initiatePayout fails' })).toBe('Initiate payout fails');
  const guard = { kind: 'named', name: 'outcomeIs', params: { as: 'notPaid' } } as const;
  expect(conditionWords({ guard: { kind: 'not', of: [guard] }, order: 0 })).toBe('if not outcome is not paid');
  expect(conditionWords({ guard: null, order: 1 })).toBe('otherwise');
  expect(conditionWords({ guard: null, order: 0 })).toBe('');
});
