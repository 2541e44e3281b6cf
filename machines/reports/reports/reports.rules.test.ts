import '../../../sandbox/temporal';
import { describe, expect, it } from 'vitest';
import { report } from './reports.flow';
import { fileState, isRepeatable, pendingIn } from './reports.rules';

const NOW = Date.parse('2026-11-25T08:00:00Z');
const file = report(1);

describe('[RPT-01] a file in the Report Centre', () => {
  it.each([
    ['ready', {}],
    ['expired', { url: null, expiresAt: '2026-11-25T09:00:00' }],
    ['closed', { url: null, expiresAt: '2026-11-25T09:00:01' }],
    ['closed', { url: null, expiresAt: null }],
    ['failed', { status: 'Failed', url: null }],
    ['failed', { status: 'Failed' }],
    ['pending', { status: 'Pending' }],
    ['other', { status: 'Paused' }],
    ['other', { status: 'completed' }],
  ] as const)('is %s with %o', (state, more) => expect(fileState({ ...file, ...more }, NOW)).toBe(state));

  it('is pending among the shown files until it is done', () => {
    const pending = { ...report(3), status: 'Pending' };
    expect([pendingIn([file, pending]), pendingIn([file, report(3)])]).toEqual([pending.reference, '']);
  });

  it('can be requested again only if it failed or has expired', () =>
    expect((['ready', 'expired', 'closed', 'failed', 'pending', 'other'] as const).filter(isRepeatable)).toEqual([
      'expired',
      'failed',
    ]));
});
