import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import { behaviourOf } from '../behaviour';
import { generate } from '../generate';
import { executedOf, recorded, recordReasons, unwalkedOf } from './executed';

let records = '';
beforeEach(() => {
  records = mkdtempSync(join(tmpdir(), 'kontor-executed-'));
});
afterEach(() => rmSync(records, { recursive: true, force: true }));

const { area, machine, cases } = flows.payoutDetails;
const where = { place: 'browser', area, chart: 'payoutDetails' } as const;
const [path] = generate('payoutDetails', machine, cases).paths;
if (!path) throw new Error('payoutDetails has no path.');
const taken = [...path.begins, ...path.steps.flatMap(({ fired }) => fired)];
const inBrowser = () => executedOf(area, 'payoutDetails', records).find(({ place }) => place === 'browser');

describe('[FLW-02] a record of a run', () => {
  it('has what a walk took that passed, with the digest and the date', async () => {
    await recorded(where, path, async () => undefined, records);
    expect(inBrowser()).toMatchObject({ walks: 1, outdated: 0, taken: [...new Set(taken)].sort() });
    expect(inBrowser()?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const [file = ''] = readdirSync(join(records, 'browser/payoutDetails'));
    expect(JSON.parse(readFileSync(join(records, 'browser/payoutDetails', file), 'utf8')).digest).toBe(
      behaviourOf(area, 'payoutDetails'),
    );
  });
  it('goes when the same walk fails later', async () => {
    await recorded(where, path, async () => undefined, records);
    const fails = recorded(where, path, () => Promise.reject(new Error('Step 1, not seen')), records);
    await expect(fails).rejects.toThrow('not seen');
    expect(inBrowser()).toMatchObject({ walks: 0, taken: [] });
  });
  it('does not count for another digest', async () => {
    await recorded(where, path, async () => undefined, records);
    const file = join(records, `browser/payoutDetails/${path.id}.json`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"digest":"\w/, '"digest":"x'));
    expect(inBrowser()).toMatchObject({ walks: 0, outdated: 1, taken: [] });
  });
  it('leaves a reason for each transition that no browser took', async () => {
    const [first = '', other = ''] = [...new Set(taken)];
    recordReasons('payoutDetails', { 'a | b | 0': 'The sandbox gives one refusal.' }, records);
    await recorded({ ...where, place: 'view' }, { ...path, begins: [other], steps: [] }, async () => undefined, records);
    await recorded(where, { ...path, begins: [first], steps: [] }, async () => undefined, records);
    const unwalked = unwalkedOf({ area, name: 'payoutDetails', transitions: [first, other, 'a | b | 0', 'c'] }, records);
    expect(unwalked.map(({ transition, why }) => [transition, why.split('.')[0]])).toEqual([
      [other, 'Walked in the view'],
      ['a | b | 0', 'The sandbox gives one refusal'],
      ['c', 'No run has walked it since what decides the flow changed'],
    ]);
  });
});

describe('[FLW-02] the digest of behaviour', () => {
  it('differs between flows, and between a flow and the machine that it runs', () => {
    const digests = [
      behaviourOf('payouts', 'payout'),
      behaviourOf('payouts', 'payoutDetails'),
      behaviourOf('payouts', 'payout.otp'),
    ];
    expect(new Set(digests).size).toBe(3);
    expect(digests).not.toContain(null);
    expect(behaviourOf('payouts', 'nothing')).toBeNull();
  });
});
