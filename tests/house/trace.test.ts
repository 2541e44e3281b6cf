import { describe, expect, it } from 'vitest';
import { matrix, print, untested } from '../../scripts/matrix';

const rows = matrix();

describe('the trace', () => {
  it('joins a requirement to the states that serve it', () =>
    expect(rows.find(({ id }) => id === 'PAY-06')?.states.join('\n')).toContain(
      'payoutVerification.verifying: otp ends -> verified',
    ));
  it('joins a requirement to the tests that cite it', () =>
    expect(rows.find(({ id }) => id === 'GEN-08')?.tests).toContainEqual(expect.stringContaining('tests/house/lists.test.ts')));
  it('prints what it joined, and nothing else', () => {
    expect(print(rows)).toContain('PAY-06  ');
    expect(print([{ id: 'XXX-01', text: 'none', states: [], tests: [] }])).toBe('');
  });
  it('names what has no test, and what is not in the register', () => {
    const some = [
      { id: 'PAY-01', text: '', states: [], tests: ['a'] },
      { id: 'PAY-02', text: '', states: ['b'], tests: [] },
    ];
    expect(untested(some, ['PAY-01', 'PAY-02', 'PAY-99'])).toEqual(['PAY-02', 'PAY-99']);
  });
});
