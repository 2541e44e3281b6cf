// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CopyInRow } from '../buttons/CopyInRow';
import { Menu } from '../buttons/Menu';
import { DetailPanel, MasterDetail } from '../layers/DetailPanel';
import { type Sort, Table } from './Table';

/** Allows for a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });

/** Sets the width of the page. */
const viewport = (width: number) => window.happyDOM?.setViewport({ width });

beforeEach(() => viewport(1440));
afterEach(cleanup);

interface Row {
  readonly id: string;
  readonly name: string;
}

const some = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `N${index}` }));
const columns = [
  { key: 'name', head: 'Name', cell: ({ name }: Row) => name, sortable: true },
  { key: 'id', head: 'Number', cell: ({ id }: Row) => <button type="button">Inside {id}</button> },
] as const;
const base = { caption: 'Rows', columns, rowKey: ({ id }: Row) => id, empty: 'None' };

describe('a table', () => {
  test('opens a row by a press anywhere except on its other controls, and by a button in the first cell', () => {
    const onRow = vi.fn();
    render(<Table {...base} rows={some(2)} onRow={onRow} rowLabel={({ name }) => `Details of ${name}`} chosen="1" />);
    const [, first, second] = screen.getAllByRole('row');
    fireEvent.click(screen.getByRole('button', { name: 'Details of N0' }));
    fireEvent.click(screen.getByText('Inside 0'));
    expect(onRow.mock.calls).toEqual([[{ id: '0', name: 'N0' }]]);
    if (second) fireEvent.click(within(second).getAllByRole('cell')[1] ?? second);
    expect(onRow).toHaveBeenCalledTimes(2);
    expect([first, second].map((row) => row?.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  test('shows by which column it is sorted, and requests another order', () => {
    const onSort = vi.fn();
    const sort: Sort = { key: 'name', direction: 'descending', onSort };
    render(<Table {...base} rows={some(1)} sort={sort} />);
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['descending', null]);
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledWith('name');
    expect(screen.queryByRole('button', { name: 'Number' })).toBeNull();
  });

  test('offers the same orders above entries without heads', () => {
    const onSort = vi.fn();
    const more = [...columns, { key: 'when', head: 'Date', cell: () => '', sortable: true }];
    const sort: Sort = { key: 'name', direction: 'descending', onSort };
    const { rerender } = render(<Table {...base} columns={more} rows={some(2)} sort={sort} />);
    const choice = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Date']);
    fireEvent.change(choice, { target: { value: 'when' } });
    fireEvent.click(screen.getByRole('button', { name: /^Descending/ }));
    expect(onSort.mock.calls).toEqual([['when'], ['name']]);
    rerender(<Table {...base} columns={more} rows={some(2)} sort={{ key: 'name', direction: 'descending' }} />);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('names no column above entries that come in an order of their own', () => {
    const onSort = vi.fn();
    render(<Table {...base} rows={some(2)} sort={{ key: 'made', direction: 'descending', onSort }} />);
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect([choice.selectedOptions[0]?.textContent, screen.queryByRole('button', { name: /^Descending/ })]).toEqual([
      'Default order',
      null,
    ]);
    fireEvent.change(choice, { target: { value: 'name' } });
    expect(onSort).toHaveBeenCalledWith('name');
  });

  test('shows the order that cannot be changed', () => {
    render(<Table {...base} rows={some(1)} sort={{ key: 'name', direction: 'ascending' }} />);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  });

  test('renders the cells of a row again only if the row or the columns changed', () => {
    const cell = vi.fn(({ name }: Row) => name);
    const counted = [{ key: 'name', head: 'Name', cell }];
    const rows = some(3);
    const { rerender } = render(<Table {...base} columns={counted} rows={rows} />);
    expect(cell).toHaveBeenCalledTimes(3);
    rerender(<Table {...base} columns={counted} rows={[...rows]} chosen="1" busy />);
    expect(cell).toHaveBeenCalledTimes(3);
    rerender(<Table {...base} columns={counted} rows={[{ id: '0', name: 'Ada' }, ...rows.slice(1)]} />);
    expect(cell).toHaveBeenCalledTimes(4);
    expect(screen.getByRole('cell', { name: 'Ada' })).toBeTruthy();
    rerender(<Table {...base} columns={[...counted]} rows={rows} />);
    expect(cell).toHaveBeenCalledTimes(7);
  });

  test('of ten thousand rows renders only a few, and reports the total', async () => {
    const { container } = render(<Table {...base} rows={some(10_000)} />);
    await eventually(() => expect(container.querySelector('tr[aria-rowindex="2"]')).not.toBeNull());
    expect(container.querySelectorAll('*').length).toBeLessThan(1500);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    expect(container.querySelector('tr[aria-rowindex="2"]')?.textContent).toContain('N0');
  });

  test('of fifty rows renders all', () => {
    render(<Table {...base} rows={some(50)} />);
    expect(screen.getAllByRole('row')).toHaveLength(51);
  });
});

function Beside({ again = 'Open' }: { readonly again?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <MasterDetail
      pane={
        <DetailPanel title="Details" open={open} onClose={() => setOpen(false)} foot="Foot">
          <button type="button">In it</button>
        </DetailPanel>
      }
    >
      <button type="button" onClick={() => setOpen(true)}>
        {again}
      </button>
    </MasterDetail>
  );
}

describe('a pane', () => {
  const opened = () => {
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    fireEvent.click(opener);
    return opener;
  };

  test('moves the focus to its title when docked, and Esc returns it', () => {
    render(<Beside />);
    const opener = opened();
    expect(screen.getByRole('region', { name: 'Details' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Details' }));
    fireEvent.keyDown(screen.getByText('In it'), { key: 'Escape' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('does not move the focus from another element, and leaves Esc to an element in front', () => {
    render(
      <>
        <Beside />
        <input aria-label="Elsewhere" />
        <div role="menu">
          <button type="button">In front</button>
        </div>
      </>,
    );
    opened();
    fireEvent.keyDown(screen.getByText('In front'), { key: 'Escape' });
    expect(screen.getByRole('region')).toBeTruthy();
    const elsewhere = screen.getByLabelText('Elsewhere');
    elsewhere.focus();
    fireEvent.keyDown(elsewhere, { key: 'Escape' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(elsewhere);
  });

  test('gives the focus to the row whose details were open, if a press of the mouse opened them and keys chose another', async () => {
    function Opened() {
      const [at, setAt] = useState<string | null>(null);
      const pane = (
        <DetailPanel title={`Details of ${at}`} open={at !== null} onClose={() => setAt(null)}>
          <button type="button" onClick={() => setAt('1')}>
            Next
          </button>
        </DetailPanel>
      );
      return (
        <main tabIndex={-1}>
          <MasterDetail pane={pane}>
            <Table {...base} rowLabel={({ name }) => name} onRow={({ id }) => setAt(id)} rows={some(3)} chosen={at} />
          </MasterDetail>
        </main>
      );
    }
    render(<Opened />);
    // Beside a button, a browser focuses the page around the row.
    act(() => screen.getByRole('main').focus());
    fireEvent.click(screen.getByRole('row', { name: /N0/ }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Details of 0' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.keyDown(screen.getByRole('heading', { name: 'Details of 1' }), { key: 'Escape' });
    await eventually(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'N1' })));
  });

  test('is a dialog with the same controls if there is no room for it', async () => {
    viewport(1024);
    render(<Beside />);
    const opener = opened();
    const dialog = await screen.findByRole('dialog', { name: 'Details' });
    await eventually(() => expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Details' })));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
    await eventually(() => expect(document.activeElement).toBe(opener));
  });
});

describe('a menu', () => {
  test('opens with the keyboard, selects an item, and shows the reason of a disabled item', async () => {
    const one = vi.fn();
    const two = vi.fn();
    const items = [
      { key: 'one', label: 'One', onChoose: one },
      { key: 'two', label: 'Two', onChoose: two, disabled: true, reason: 'Not now.' },
    ];
    render(<Menu small label="More" items={items} />);
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'ArrowDown' });
    const menu = await screen.findByRole('menu');
    await eventually(() => expect(document.activeElement).toBe(menu));
    fireEvent.click(screen.getByRole('menuitem', { name: /Two/ }));
    expect(two).not.toHaveBeenCalled();
    expect(screen.getByRole('menuitem', { name: /Two/ }).textContent).toBe('TwoNot now.');
    fireEvent.keyDown(menu, { key: 'Home' });
    fireEvent.keyDown(menu, { key: 'Enter' });
    await eventually(() => expect(one).toHaveBeenCalledTimes(1));
    await eventually(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('[GEN-09] the keys of rows', () => {
  const named = { rowLabel: ({ name }: Row) => name, onRow: () => {} };
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  const list = (more = {}) => (
    <main>
      <input aria-label="Search" />
      <Table {...base} {...named} rows={some(3)} {...more} />
    </main>
  );

  test('move the focus from row to row, before any details are open', () => {
    render(list());
    const keys = ['j', 'j', 'ArrowDown', 'ArrowDown', 'k', 'ArrowUp', 'ArrowUp'];
    expect(
      keys.map((key) => {
        press(key);
        return focused();
      }),
    ).toEqual(['N0', 'N1', 'N2', 'N2', 'N1', 'N0', 'N0']);
  });

  test('start at the row whose details are open', () => {
    render(list({ chosen: '2' }));
    press('j');
    expect(focused()).toBe('N2');
  });

  test('are text in a field, and belong to the browser with another key', () => {
    render(list());
    screen.getByLabelText('Search').focus();
    press('j');
    expect(focused()).toBe('Search');
    screen.getByRole('button', { name: 'N0' }).focus();
    press('j', { ctrlKey: true });
    press('ArrowDown', { altKey: true });
    expect(focused()).toBe('N0');
  });

  test('scroll the page with the arrows anywhere but on a row', () => {
    render(list());
    expect(press('ArrowDown')).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  test('copy its reference, and say so', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const copies = [
      columns[0],
      {
        key: 'ref',
        head: 'Reference',
        cell: ({ id }: Row) => (
          <CopyInRow text={`KOR-${id}`} what="reference" onRefused={() => {}}>
            {`…${id}`}
          </CopyInRow>
        ),
      },
    ];
    render(list({ columns: copies }));
    press('j');
    press('j');
    press('c');
    expect(writeText.mock.calls).toEqual([['KOR-1']]);
    expect(await screen.findByText('Copied!')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Copy reference KOR-/ })).toHaveLength(3);
    vi.unstubAllGlobals();
  });
});
