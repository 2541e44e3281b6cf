import { describe, expect, it } from 'vitest';
import { register } from '../../atlas/requirements';
import { matrix } from '../../atlas/trace/matrix';
import { linesFor, untested } from '../../atlas/trace/trace';

const lines = matrix();
const find = (requirement: string, chart: string) =>
  lines.find((line) => line.requirement === requirement && line.chart === chart);

describe('[FLW-02] the trace', () => {
  it('has every requirement', () =>
    expect(new Set(lines.map(({ requirement }) => requirement).filter(Boolean))).toEqual(
      new Set(register().map(({ id }) => id)),
    ));
  it('joins a requirement to the states that serve it, the ways that leave them, the calls, and what is proved', () => {
    const line = find('PAY-06', 'payoutVerification');
    expect(line?.states).toEqual(expect.arrayContaining(['verifying', 'verified']));
    expect(line?.transitions).toContain('verifying: otp ends [resultIs(verified)] -> verified');
    expect(line?.endpoints).toContain('getPayout: GET /subsidiary/payout/:payoutId');
    expect(line?.properties).toContain('PROVED: A payout is verified only by the correct code');
    expect(line?.gap).toBe('');
  });
  it('reaches into the machines that a flow is made of', () => {
    expect(find('PAY-06', 'payout.otp')?.endpoints.join()).toContain('verifyPayout: ');
    expect(linesFor(lines, 'payout').map(({ chart }) => chart)).toContain('payout.confirmation');
    expect(linesFor(lines, 'payout').map(({ chart }) => chart)).not.toContain('payouts');
  });
  it('joins a requirement to the tests that cite it', () =>
    expect(find('GEN-08', '')?.tests).toContainEqual(expect.stringContaining('tests/repository/lists.test.ts')));
  it('leaves no state of a flow without a requirement', () =>
    expect(lines.filter(({ gap }) => gap === 'the state implements no requirement')).toEqual([]));
  it('leaves no requirement that a flow serves without a test', () =>
    expect(lines.filter(({ chart, gap }) => chart !== '' && gap === 'no test')).toEqual([]));
  it('names what has no test, and what is not in the requirements', () =>
    expect(untested(lines, ['PAY-05', 'PAY-99'])).toEqual(['PAY-99']));
});
