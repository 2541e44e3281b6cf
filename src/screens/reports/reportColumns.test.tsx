// @vitest-environment happy-dom
/** What a row of the Report Centre shows of its file, and what can be done with it. */
import { cleanup, render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { report } from '../../../machines/reports/reports/reports.flow';
import type { Report } from '../../../machines/reports/reports/reports.machine';
import { reportColumns } from './reportColumns';

afterEach(cleanup);

const columns = reportColumns({ now: Date.parse('2026-11-25T08:00:00Z'), onRepeat: () => undefined });
const file = report(1);

function cellOf(key: string, more: Partial<Report>): HTMLElement {
  const column = columns.find((one) => one.key === key);
  if (!column) throw new Error(`There is no column ${key}`);
  return render(column.cell({ ...file, ...more }) as ReactElement).container;
}

const styleOf = (more: Partial<Report>) => cellOf('status', more).querySelector('[data-mark]')?.className;
const action = (more: Partial<Report>) => within(cellOf('action', more));

describe('[RPT-01] a row of the Report Centre', () => {
  it('has the documented colours, and none of them with an unknown status', () => {
    const [completed, failed, pending, unknown] = ['Completed', 'Failed', 'Pending', 'Paused'].map((status) =>
      styleOf({ status }),
    );
    expect(new Set([completed, failed, pending, unknown]).size).toBe(4);
    for (const [style, colour] of [
      [completed, /green/],
      [failed, /red/],
      [pending, /orange/],
    ] as const)
      expect(style).toMatch(colour);
  });

  it('downloads a completed file in a new tab, which learns nothing of this one', () => {
    const link = action({}).getByRole('link', { name: `Download ${file.fileName}` });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      file.url,
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it.each([
    ['Pending', { status: 'Pending' }, null],
    ['Failed', { status: 'Failed', url: null }, 'Try again'],
    ['expired', { url: null, expiresAt: '2026-11-25T08:59:00' }, 'Export again'],
    ['of a list that the role can’t view', { url: null }, null],
    ['of an unknown status', { status: 'Paused' }, null],
  ])('downloads none that is %s', (_, more, repeat) => {
    const shown = action(more);
    expect(shown.queryByRole('link')).toBeNull();
    expect(shown.queryByRole('button')?.textContent ?? null).toBe(repeat && `${repeat} ${file.fileName}`);
  });
});
