// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../../machines/kit/fault';
import { ListTable } from './ListTable';

afterEach(cleanup);

interface Row {
  readonly id: string;
}

const columns = [{ key: 'id', head: 'Reference', cell: ({ id }: Row) => id }] as const;

function show(rows: readonly Row[], fault: Fault | null) {
  const view = {
    rows,
    total: rows.length,
    query: { page: 1, size: 20, filter: {} },
    busy: false,
    shownAt: fault ? null : 1,
    fault,
  };
  render(
    <ListTable<Row, object>
      list={{ view, send: () => {} }}
      caption="Refunds"
      columns={columns}
      usual={{ key: 'id', direction: 'descending' }}
      rowKey={({ id }) => id}
      empty="None yet"
      lost="your refunds"
    />,
  );
  return screen.getByRole('table').textContent;
}

const lost: Fault = { kind: 'network' };

describe('[GEN-10] a list that failed to load', () => {
  it('says that its rows are not loaded, and offers no pages of them', () => {
    expect(show([], lost)).toContain('Not loaded');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('keeps the rows that it had, with their pages', () => {
    expect(show([{ id: 'RFD-1' }], lost)).toContain('RFD-1');
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  });

  it('differs from one without rows', () => {
    expect(show([], null)).toContain('None yet');
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  });
});
