// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { keepAnchor, readAnchor } from './auditAnchor';

afterEach(() => localStorage.clear());

const anchor = { sequence: 388, hash: 'ab'.repeat(32), savedAt: '2026-11-15T08:00:00.000Z' };

describe('[AUD-01] the saved fingerprint of an audit trail', () => {
  it('is kept for each business', () => {
    expect(keepAnchor('1001', anchor)).toBe(true);
    expect([readAnchor('1001'), readAnchor('1002')]).toEqual([anchor, null]);
  });

  it.each(['', '388', `388 ${'ab'.repeat(31)} 2026-11-15`, `0 ${'ab'.repeat(32)} 2026-11-15`, `388 ${'ab'.repeat(32)} never`])(
    'is none if it was edited: “%s”',
    (text) => {
      localStorage.setItem('kontor:audit-anchor:1001', text);
      expect(readAnchor('1001')).toBeNull();
    },
  );
});
