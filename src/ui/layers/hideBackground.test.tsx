// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastRegionId } from '../feedback/toastRegionId';
import { Dialog } from './Dialog';

afterEach(cleanup);

/** A sheet is removed some frames after it was closed. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });

interface OpenProps {
  readonly first: boolean;
  readonly second?: boolean;
}

const Page = ({ first, second = false }: OpenProps) => (
  <>
    <main>The page</main>
    <section id={toastRegionId}>Notices</section>
    <Dialog title="First" open={first} onClose={() => undefined}>
      In the first
    </Dialog>
    <Dialog title="Second" open={second} onClose={() => undefined}>
      In the second
    </Dialog>
  </>
);

const isHidden = (text: string) => screen.getByText(text).closest('[aria-hidden=true]') !== null;

test('the page behind a dialog is hidden from screen readers and cannot scroll, and notices are announced', async () => {
  const { rerender } = render(<Page first />);
  await screen.findByText('In the first');
  expect(['The page', 'Notices', 'In the first'].map(isHidden)).toEqual([true, false, false]);
  expect(document.body.style.overflow).toBe('hidden');
  rerender(<Page first={false} />);
  await eventually(() => expect(isHidden('The page')).toBe(false));
  expect(document.body.style.overflow).toBe('');
});

test('screen readers reach only the front one of two dialogs, then the other, and the page after both', async () => {
  const { rerender } = render(<Page first />);
  await screen.findByText('In the first');
  rerender(<Page first second />);
  await screen.findByText('In the second');
  expect(['The page', 'In the first', 'In the second'].map(isHidden)).toEqual([true, true, false]);
  rerender(<Page first />);
  await eventually(() => expect(['The page', 'In the first'].map(isHidden)).toEqual([true, false]));
  rerender(<Page first={false} />);
  await eventually(() => expect(isHidden('The page')).toBe(false));
});
