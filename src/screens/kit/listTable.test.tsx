// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../machines/kit/flow/fault';
import { byDate, byText } from '../../../machines/kit/list/sorting';
import { today } from '../../../machines/kit/values/days';
import { formatDay } from '../../ui/text/dates';
import { ListTable } from './ListTable';

afterEach(cleanup);

interface Row {
  readonly id: string;
}

const columns = [{ key: 'id', head: 'Reference', cell: ({ id }: Row) => id }] as const;

/** A column that a list can be sorted by. */
const sorted = columns.map((column) => ({ ...column, order: byText<Row>(({ id }: Row) => id) }));

function show(rows: readonly Row[], fault: Fault | null, isLoading = false) {
  const view = {
    rows,
    total: rows.length,
    query: { page: 1, size: 20, filter: {} },
    busy: isLoading,
    shownAt: fault || isLoading ? null : 1,
    fault,
  };
  render(
    <ListTable<Row, object>
      list={{ view, send: () => {} }}
      caption="Refunds"
      columns={sorted}
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

describe('[GEN-09] the choice of an order above entries', () => {
  beforeEach(() => localStorage.clear());
  const room = () => screen.getByRole('table').parentElement?.previousElementSibling ?? null;
  const reload = (rows: readonly Row[]) => {
    cleanup();
    show(rows, null);
    cleanup();
    show([], null, true);
  };

  it('has its room while the rows load, as long as it was there the last time', () => {
    show([], null, true);
    expect(room()).not.toBeNull();
    reload([{ id: 'RFD-1' }]);
    expect(room()).toBeNull();
    reload([{ id: 'RFD-1' }, { id: 'RFD-2' }]);
    expect(room()).not.toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  });
});

interface Dated {
  readonly at: string | null;
}

describe('[GEN-05] the days of a list on a phone', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stand above the rows of each day, today and no date by their names', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(max-width: 767px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const rows: readonly Dated[] = [
      { at: `${today()}T09:30:00` },
      { at: `${today()}T08:30:00` },
      { at: '2026-01-05T09:30:00' },
      { at: null },
    ];
    render(
      <ListTable<Dated, object>
        list={{
          view: { rows, total: 4, query: { page: 1, size: 20, filter: {} }, busy: false, shownAt: 1, fault: null },
          send: () => {},
        }}
        caption="Refunds"
        columns={[{ key: 'at', head: 'Date', order: byDate<Dated>(({ at }) => at), cell: () => 'Row' }]}
        usual={{ key: 'at', direction: 'descending' }}
        rowKey={({ at }) => `${at}`}
        empty="None yet"
        lost="your refunds"
      />,
    );
    const heads = [...document.querySelectorAll('tbody tr')]
      .map(({ textContent }) => textContent)
      .filter((text) => text !== 'Row');
    expect(heads).toEqual([`Today${formatDay(today())}`, '05-Jan-2026', 'No date']);
  });
});
