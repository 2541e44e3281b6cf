// @vitest-environment happy-dom
/** The whole navigation where no sidebar has room for it: what a phone has in it, and what a wider page does without. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NavDrawer } from './NavDrawer';

afterEach(cleanup);

const HOME = {
  name: '',
  icon: 'house',
  isPage: true,
  places: [{ href: '/dashboard', label: 'Dashboard', current: 'page' }],
} as const;

function show(isPhone: boolean, can = true) {
  const [onClose, ask] = [vi.fn(), vi.fn()];
  render(
    <NavDrawer
      open
      onClose={onClose}
      isPhone={isPhone}
      groups={[HOME]}
      wayToGoLive={null}
      corner="Bluecrest Stores"
      switches="NGN"
      userName="Amaka Obi"
      logOut={{ can, ask }}
    />,
  );
  return { onClose, ask };
}

const logOut = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Log Out' });

it('[NAV-01] is the menu of a page that is wider than a phone', () => {
  show(false);
  screen.getByRole('dialog', { name: 'Menu' });
  expect(logOut()).toBeNull();
  expect(screen.queryByText('NGN')).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('[NAV-01] is what a phone opens with More, and has its switches and the way to log out', () => {
  const { onClose, ask } = show(true);
  screen.getByRole('dialog', { name: 'More' });
  screen.getByText('NGN');
  screen.getByText('Amaka Obi');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
  const leave = logOut();
  if (leave) fireEvent.click(leave);
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('offers no second way out while the session ends', () => {
  show(true, false);
  expect(logOut()?.disabled).toBe(true);
});
