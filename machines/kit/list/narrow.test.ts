import { describe, expect, it } from 'vitest';
import { filters, fixed, oneOf } from './filters';
import { hasText, isWithin, narrow } from './narrow';

describe('[GEN-05] a date range', () => {
  it.each([
    ['', '', '2026-11-20', true],
    ['', '', '', true],
    ['2026-11-20', '', '2026-11-19', false],
    ['2026-11-20', '', '2026-11-20', true],
    ['2026-11-20', '', '2026-11-21', true],
    ['2026-11-20', '', '', false],
    ['', '2026-11-20', '2026-11-20T23:59:59', true],
    ['', '2026-11-20', '2026-11-21', false],
    ['', '2026-11-20', '', false],
    ['2026-11-20', '2026-11-20', '2026-11-20T00:00:00', true],
    ['2026-11-20', '2026-11-21', '2026-11-19', false],
    ['2026-11-20', '2026-11-21', '2026-11-22', false],
    ['2026-11-20', '2026-11-21', '', false],
  ])('from “%s” to “%s” has “%s”: %s', (from, to, text, isIn) => expect(isWithin({ from, to }, text)).toBe(isIn));
});

describe('[GEN-05] rows that are filtered here', () => {
  const declared = filters({ link: fixed('link'), state: oneOf('Status', ['New', 'Old']) });
  const rows = ['New', 'Old', 'Paused'];

  it('have the text of a search in any case', () => {
    expect([hasText('', 'Ada'), hasText('aD', 'Ada'), hasText('ada', 'AD')]).toEqual([true, true, false]);
  });
  it('are all that a page’s own value and an empty choice let pass', () => {
    const found = (state: 'New' | 'Old' | '') =>
      narrow(declared, { link: () => 'other', state: (row) => row }, rows, { link: '27', state });
    expect([found(''), found('New'), found('Old')]).toEqual([rows, ['New'], ['Old']]);
  });
});
