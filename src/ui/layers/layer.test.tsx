// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layer, useNeeded, useWaking } from './layer';

afterEach(cleanup);

const Slip = () => <p>The slip</p>;

/** Each load waits until the test ends it. */
function held() {
  const ends: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<typeof Slip>((resolve, reject) =>
        ends.push({ arrive: () => resolve(Slip), fail: () => reject(new TypeError('Failed to fetch')) }),
      ),
  );
  const last = (how: 'arrive' | 'fail') => act(async () => ends.at(-1)?.[how]());
  return { code: layer(load), load, last };
}

let slip: ReturnType<typeof held>;
beforeEach(() => {
  slip = held();
});

function Pressed() {
  const { awake, wake, error } = useWaking(slip.code);
  if (awake) return <slip.code.View />;
  return (
    <>
      <button type="button" onClick={() => wake('press')}>
        More
      </button>
      {error}
    </>
  );
}

function Asked({ onClose = () => {} }: { readonly onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const { isThere, error } = useNeeded(slip.code, open, close);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isThere ? open && <slip.code.View /> : error}
    </>
  );
}

function press(name: string) {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
  return button;
}

test('a layer whose code is there opens at the press', async () => {
  const ahead = slip.code.fetch();
  await slip.last('arrive');
  await ahead;
  render(<Pressed />);
  press('More');
  expect(screen.getByText('The slip')).toBeTruthy();
});

test('a press before its code is there is not lost, and the trigger keeps the focus until then', async () => {
  render(<Pressed />);
  const trigger = press('More');
  press('More');
  expect(document.activeElement).toBe(trigger);
  expect(slip.load).toHaveBeenCalledTimes(1);
  await slip.last('arrive');
  expect(screen.getByText('The slip')).toBeTruthy();
});

test('a press opens the layer although its code failed to load ahead', async () => {
  const ahead = slip.code.fetch();
  await slip.last('fail');
  await ahead;
  render(<Pressed />);
  press('More');
  expect(screen.queryByRole('alert')).toBeNull();
  await slip.last('arrive');
  expect(screen.getByText('The slip')).toBeTruthy();
});

test.each([
  ['pressed', () => <Pressed />, 'More'],
  ['opened by the page', () => <Asked />, 'Ask'],
])(
  'if the code of a layer that was %s fails to load, an error takes the focus and offers to try again',
  async (_, page, name) => {
    render(page());
    const trigger = press(name);
    await slip.last('fail');
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t open this.');
    expect(document.activeElement?.textContent).toBe('Try again');
    press('Try again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(trigger);
    await slip.last('fail');
    expect(screen.getByRole('alert')).toBeTruthy();
    press('Try again');
    await slip.last('arrive');
    expect(screen.getByText('The slip')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['Close', () => void press('Close')],
  ['Esc', () => void fireEvent.keyDown(screen.getByRole('button', { name: 'Try again' }), { key: 'Escape' })],
])('%s ends the error, gives the focus back, and the next press tries again', async (_, end) => {
  const onClose = vi.fn();
  render(<Asked onClose={onClose} />);
  const trigger = press('Ask');
  await slip.last('fail');
  end();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(trigger);
  press('Ask');
  await slip.last('arrive');
  expect(screen.getByText('The slip')).toBeTruthy();
});

test('a layer that is no longer wanted when its code arrives stays closed', async () => {
  const Page = ({ open }: { readonly open: boolean }) => {
    const { isThere } = useNeeded(slip.code, open, () => {});
    return isThere && open ? <slip.code.View /> : null;
  };
  const { rerender } = render(<Page open />);
  rerender(<Page open={false} />);
  await slip.last('arrive');
  expect(screen.queryByText('The slip')).toBeNull();
  rerender(<Page open />);
  expect(screen.getByText('The slip')).toBeTruthy();
});
