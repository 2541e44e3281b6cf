// @vitest-environment happy-dom
/** A merchant's own views: saved, chosen, changed, renamed and deleted, and kept apart for each person and business. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { filters, oneOf, searchFor } from '../../../machines/kit/list/filters';
import { MOST_VIEWS } from '../../../machines/kit/list/ownViews';
import { FlowProvider } from '../../flow/FlowProvider';
import { SignedInFlowProvider } from '../../flow/SignedInFlowProvider';
import { ListViews, numbersOf } from './ListViews';
import * as actions from './ViewActions';

const declared = filters({ words: searchFor('Search'), status: oneOf('Status', ['New', 'Old']), kind: oneOf('Kind', ['Big']) });
const VIEWS = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'new', label: 'New', values: () => ({ status: 'New' as const }) },
];

function List() {
  const [value, apply] = useState(declared.empty);
  return (
    <>
      <ListViews filters={{ ...declared, value, apply }} list="Things" views={VIEWS} counts={null} />
      <button type="button" onClick={() => apply({ words: 'ada', status: 'New', kind: '' })}>
        narrow
      </button>
      <button type="button" onClick={() => apply({ words: 'ada', status: 'New', kind: 'Big' })}>
        narrow more
      </button>
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

function open(owner = '1:1001:Live') {
  render(
    <FlowProvider Toasts={({ notices }) => <div>{notices.map(({ text }) => text).join()}</div>}>
      <SignedInFlowProvider owner={owner} environment="Live" onSessionExpired={vi.fn()} onProfileInvalidated={vi.fn()}>
        <List />
      </SignedInFlowProvider>
    </FlowProvider>,
  );
}

const views = () => within(screen.getByRole('navigation', { name: 'Saved views' }));
const names = () =>
  views()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const current = () => views().getAllByRole('button', { current: true })[0]?.textContent;
const press = async (name: string) => {
  await act(async () => fireEvent.click(await screen.findByRole('button', { name })));
};
const item = async (view: string, name: string) => {
  await press(`Actions for the view ${view}`);
  const found = await screen.findByRole('menuitem', { name });
  await act(async () => void fireEvent.pointerDown(found));
  await act(async () => void fireEvent.click(found));
};
const save = async (name: string, action = 'Save view') => {
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: action })));
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  expect(actions.ViewActions).toBeDefined();
});

it('is offered once the filter is none of the views, which the chosen one says, and sets its filter again', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  await press('narrow');
  expect(current()).toBe('New(changed, not saved)');
  await press('Save view');
  await save(' Ada’s ');
  expect(names()).toEqual(['All', 'New', ' Ada’s ']);
  expect(current()).toBe(' Ada’s ');
  await press('All');
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify(declared.empty));
  fireEvent.click(views().getByText('Ada’s'));
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify({ words: 'ada', status: 'New', kind: '' }));
});

it('refuses a name that a view of the list has, with words, and keeps what was typed', async () => {
  open();
  await press('narrow');
  await press('Save view');
  await save('all');
  expect(screen.getByText('This list already has a view named “All”. Choose another name.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('all');
  await press('Cancel');
  await screen.findByRole('navigation', { name: 'Saved views' });
  expect(names()).toEqual(['All', 'New(changed, not saved)']);
});

it('says that it was not saved when another tab has taken its name meanwhile', async () => {
  open();
  await press('narrow');
  await press('Save view');
  localStorage.setItem('kontor:views:1:1001:Things', JSON.stringify([{ name: 'Ada', search: 'words=x' }]));
  await save('Ada');
  expect(screen.getByText('Your views changed in another tab. Reload and try again.')).toBeTruthy();
  expect(screen.queryByText('View saved.')).toBeNull();
  expect(names()).toContain('Ada');
});

it('is renamed, and deleted after a confirmation, which a message confirms', async () => {
  open();
  await press('narrow');
  await press('Save view');
  expect(await screen.findByRole('dialog', { name: 'Save view' })).toBeTruthy();
  expect(screen.getByText('Up to 40 characters. Saved for you and this business, on this device.')).toBeTruthy();
  await save('Ada');
  expect(screen.getByText('View saved.')).toBeTruthy();
  await item('Ada', 'Rename view');
  expect(await screen.findByRole('dialog', { name: 'Rename view' })).toBeTruthy();
  await save('Ada', 'Save name');
  expect(names()).toEqual(['All', 'New', 'Ada']);
  expect(screen.getByText('View renamed.')).toBeTruthy();
  await item('Ada', 'Rename view');
  await save('Ada Okafor', 'Save name');
  expect(names()).toEqual(['All', 'New', 'Ada Okafor']);
  await item('Ada Okafor', 'Delete view');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this view?' });
  expect(within(dialog).getByText(/^We’ll delete the view/).textContent).toBe(
    'We’ll delete the view Ada Okafor. Your things stay.',
  );
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  await press('Delete view');
  expect(names()).toEqual(['All', 'New(changed, not saved)']);
  expect(screen.getByText('View deleted.')).toBeTruthy();
});

it('takes a changed filter, as soon as it has changed', async () => {
  open();
  await press('narrow');
  await press('Save view');
  await save('Ada');
  await press('Actions for the view Ada');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Rename view', 'Delete view']);
  await press('Actions for the view Ada');
  await press('narrow more');
  expect(current()).toBe('Ada(changed, not saved)');
  await item('Ada', 'Save changes');
  expect(current()).toBe('Ada');
  expect(screen.getByText('View updated.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

it('needs a name, which is said once it is tried', async () => {
  open();
  await press('narrow');
  await press('Save view');
  await screen.findByRole('dialog');
  expect(screen.queryByText('Enter a name.')).toBeNull();
  await save('');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
});

it('is not shown to another person or at another business, and survives a reload for its owner', async () => {
  open();
  await press('narrow');
  await press('Save view');
  await save('Ada');
  for (const other of ['2:1001:Live', '1:1002:Live']) {
    cleanup();
    open(other);
    expect(names()).toEqual(['All', 'New']);
  }
  cleanup();
  open('1:1001:Test');
  expect(names()).toEqual(['All', 'New', 'Ada']);
});

it('is limited to ten, and ignores whatever else is in the storage', async () => {
  const key = 'kontor:views:1:1001:Things';
  localStorage.setItem(key, '{"not":');
  open();
  expect(names()).toEqual(['All', 'New']);
  cleanup();
  const many = Array.from({ length: MOST_VIEWS + 3 }, (_, n) => ({ name: `View ${n}`, search: 'words=x' }));
  localStorage.setItem(key, JSON.stringify([7, null, { name: '' }, ...many]));
  open();
  expect(names()).toHaveLength(2 + MOST_VIEWS);
  await press('narrow');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save view' }).disabled).toBe(true);
  expect(screen.getByText('You have 10 views. Delete one first.')).toBeTruthy();
});

it.each([
  ['no filter', {}, 0],
  ['a filter', { status: 'New' }, 1],
  ['a search', { words: 'ada' }, 1],
] as const)('is offered in a list without views of its own only once there is something to save: %s', (_, given, shown) => {
  const tabbed = filters({
    words: searchFor('Search'),
    status: oneOf('Status', ['New']),
  });
  const value = { ...tabbed.empty, ...given };
  render(
    <FlowProvider Toasts={() => null}>
      <ListViews filters={{ ...tabbed, value, apply: vi.fn() }} list="Things" views={undefined} counts={null} />
    </FlowProvider>,
  );
  expect(screen.queryAllByRole('navigation', { name: 'Saved views' })).toHaveLength(shown);
});

it.each([
  [null, 'New'],
  [{ all: 12, new: 3 }, 'New3rows'],
  [{ all: 12 }, 'New'],
])('says how many rows it has, where that is known (%j)', (counts, text) => {
  render(
    <FlowProvider Toasts={() => null}>
      <ListViews filters={{ ...declared, value: declared.empty, apply: vi.fn() }} list="Things" views={VIEWS} counts={counts} />
    </FlowProvider>,
  );
  expect(names()[1]).toBe(text);
});

it.each([
  [{ value: null, fault: null }, 'awaited'],
  [{ value: null, fault: { kind: 'network' } }, null],
  [{ value: { all: 2 }, fault: { kind: 'network' } }, { all: 2 }],
] as const)('[GEN-09] numbers have room only while they are awaited (%j)', (view, shown) => {
  expect(numbersOf({ view: { busy: false, ...view }, send: vi.fn() })).toEqual(shown);
});

it('[GEN-09] an awaited number has the room of the last one, so that views stand equally far apart', () => {
  localStorage.clear();
  const row = (counts: Readonly<Record<string, number>> | 'awaited') => (
    <ListViews filters={{ ...declared, value: declared.empty, apply: () => {} }} list="Things" views={VIEWS} counts={counts} />
  );
  const rooms = () => [...document.querySelectorAll('nav [aria-hidden=true]')].map(({ textContent }) => textContent);
  const show = (counts: Readonly<Record<string, number>> | 'awaited') => {
    cleanup();
    render(
      <FlowProvider Toasts={() => null}>
        <SignedInFlowProvider owner="1:1001:Live" environment="Live" onSessionExpired={vi.fn()} onProfileInvalidated={vi.fn()}>
          {row(counts)}
        </SignedInFlowProvider>
      </FlowProvider>,
    );
  };
  show('awaited');
  expect(rooms()).toEqual(['100', '100']);
  show({ all: 4310, new: 7 });
  expect(rooms()).toEqual([]);
  show('awaited');
  expect(rooms()).toEqual(['1,000', '1']);
});

it.each([
  ['New', 1204, '1,204 results'],
  ['New', 1, '1 result'],
  ['New', null, null],
  ['', 1204, null],
] as const)('[GEN-09] says beside the views how many rows a filter found: %s, %s', (status, found, text) => {
  render(
    <FlowProvider Toasts={() => null}>
      <SignedInFlowProvider owner="1:1001:Live" environment="Live" onSessionExpired={vi.fn()} onProfileInvalidated={vi.fn()}>
        <ListViews
          filters={{ ...declared, value: { ...declared.empty, status }, apply: () => {} }}
          list="Things"
          views={VIEWS}
          counts={null}
          found={found}
        />
      </SignedInFlowProvider>
    </FlowProvider>,
  );
  expect(screen.queryByText(/results?$/)?.textContent ?? null).toBe(text);
});
