// @vitest-environment happy-dom
/** The navigation beside every page: what is open, what waits where, and the rail that has only icons. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Place, PlaceGroup } from './places';
import { Sidebar } from './Sidebar';

afterEach(cleanup);

const place = (name: string, more: Partial<Place> = {}): Place => ({
  href: `/${name.toLowerCase()}`,
  label: name,
  current: undefined,
  ...more,
});
const group = (name: string, ...places: readonly Place[]): PlaceGroup => ({ name, icon: 'send', isPage: false, places });
const page = (one: Place): PlaceGroup => ({ name: '', icon: 'house', isPage: true, places: [one] });

const HOME = page(place('Dashboard', { count: 1 }));
const MONEY = (current?: Place['current']) =>
  group('Money', place('Transfers', { count: 2 }), place('Approvals', { count: 3, current }));

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const entries = () => [...(screen.getByRole('navigation', { name: 'Main' }).querySelector('ul')?.children ?? [])].map(textOf);
const isOpen = () => screen.getByRole('button', { name: 'Money' }).getAttribute('aria-expanded') === 'true';
const press = (element: Element) => act(async () => void fireEvent.click(element));

describe('[NAV-01] the sidebar', () => {
  it('shows the sum of what waits in a folded group, and of an open one what waits at each entry', async () => {
    render(<Sidebar groups={[HOME, MONEY()]} />);
    expect(entries()).toEqual(['Dashboard1 waiting', 'Money5 waiting']);
    await press(screen.getByRole('button', { name: 'Money' }));
    expect(entries()).toEqual(['Dashboard1 waiting', 'MoneyTransfers2 waitingApprovals3 waiting']);
  });

  it('opens the group of the open page, until the merchant folds it', async () => {
    const { rerender } = render(<Sidebar groups={[MONEY('page')]} />);
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Approvals');
    await press(screen.getByRole('button', { name: 'Money' }));
    expect(isOpen()).toBe(false);
    rerender(<Sidebar groups={[MONEY()]} />);
    expect(isOpen()).toBe(false);
    await press(screen.getByRole('button', { name: 'Money' }));
    expect(isOpen()).toBe(true);
    rerender(<Sidebar groups={[MONEY('true')]} />);
    expect(isOpen()).toBe(true);
  });

  it('tells when a page is followed', async () => {
    const followed: string[] = [];
    render(<Sidebar groups={[HOME, MONEY('page')]} onFollow={() => followed.push(window.location.pathname)} />);
    await press(screen.getByRole('link', { name: 'Dashboard' }));
    await press(screen.getByRole('link', { name: 'Transfers' }));
    expect(followed).toHaveLength(2);
  });
});

describe('[NAV-01] the rail', () => {
  const rail = () => screen.getByRole('navigation', { name: 'Main' });

  it('has only icons with their names, and what waits in each', () => {
    render(<Sidebar groups={[HOME, MONEY()]} rail />);
    expect(entries()).toEqual(['1 waiting', '5 waiting']);
    const home = within(rail()).getByRole('link', { name: 'Dashboard' });
    expect([home.title, home.textContent]).toEqual(['Dashboard', '']);
    expect(within(rail()).getByRole('button', { name: 'Money' }).getAttribute('aria-current')).toBeNull();
  });

  it('opens the pages of a group beside it, and marks the group of the open page', async () => {
    render(<Sidebar groups={[MONEY('page')]} rail />);
    const button = within(rail()).getByRole('button', { name: 'Money' });
    expect(button.getAttribute('aria-current')).toBe('true');
    await press(button);
    const flyout = await screen.findByRole('dialog', { name: 'Money' });
    expect(within(flyout).getAllByRole('link').map(textOf)).toEqual(['Transfers', 'Approvals']);
    expect(within(flyout).getByRole('link', { current: 'page' }).textContent).toBe('Approvals');
  });
});
