// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyView } from '../../ui/timing/lazyView';
import { ScreenNotFetched } from '../kit/ScreenNotFetched';
import { ScreenBoundary } from './ScreenBoundary';

afterEach(cleanup);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', () => {});
  return () => vi.unstubAllGlobals();
});

const Rows = () => <p>Twenty rows</p>;

/** A screen whose code fails to load the given number of times. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new ScreenNotFetched('Couldn’t load a screen');
    return Rows;
  });
  const { View } = lazyView(load);
  const At = ({ path }: { readonly path: string }) => (
    <ScreenBoundary key={path} title={path}>
      <Suspense fallback={<p>Loading</p>}>{path === 'Payouts' ? <View /> : <p>Another page</p>}</Suspense>
    </ScreenBoundary>
  );
  return { load, At };
}

const tryAgain = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

it('loads a screen again when the user tries again, once for each press', async () => {
  const { load, At } = failing(2);
  await act(async () => void render(<At path="Payouts" />));
  expect(screen.getByRole('alert').textContent).toContain(
    'We couldn’t load this screen. You may be offline, or Kontor may have been updated. Nothing was sent. Check your connection and try again. If that doesn’t help, reload the page.',
  );
  await tryAgain();
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load this screen');
  expect(load).toHaveBeenCalledTimes(2);
  await tryAgain();
  await screen.findByText('Twenty rows');
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads a screen again when the user comes back to it', async () => {
  const { At } = failing(1);
  const shown = render(<At path="Home" />);
  const goTo = (path: string) => act(async () => shown.rerender(<At path={path} />));
  await goTo('Payouts');
  await screen.findByRole('alert');
  await goTo('Home');
  await goTo('Payouts');
  expect(await screen.findByText('Twenty rows')).toBeTruthy();
});

it('offers only a reload after a defect of ours', async () => {
  const Broken = () => {
    throw new TypeError('x is undefined');
  };
  render(
    <ScreenBoundary title="Payouts">
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reload page']);
  screen.getByText('Something went wrong on our side. If you were making a payout, check the payouts list before you pay again.');
});
