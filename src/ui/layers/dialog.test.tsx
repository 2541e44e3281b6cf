// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './Dialog';

afterEach(cleanup);

const shown = (isLoading: boolean, key = 'Amount') => (
  <Dialog title="Refund a payment" open onClose={() => undefined}>
    {isLoading ? <p>Loading the payment…</p> : <input aria-label={key} />}
  </Dialog>
);

it('[GEN-05] the first field of a form that loads in a dialog gets the focus from the title', async () => {
  const { rerender } = render(shown(true));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Refund a payment'));
  rerender(shown(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
});

it('[GEN-05] a field that arrives later leaves the focus where the merchant moved it', async () => {
  const { rerender } = render(shown(true));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Refund a payment'));
  const close = screen.getByRole('button', { name: /^Close/ });
  close.focus();
  rerender(shown(false));
  expect(document.activeElement).toBe(close);
});

it('stands in front of its own backdrop each time it opens, so that its buttons can be pressed', async () => {
  const dialog = (isOpen: boolean) => (
    <Dialog title="Refund a payment" open={isOpen} onClose={() => undefined}>
      <p>The amount</p>
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  for (const time of ['first', 'second', 'third']) {
    rerender(dialog(true));
    const sheet = await screen.findByRole('dialog', { name: 'Refund a payment' });
    const backdrops = [...document.querySelectorAll('[data-part=backdrop]')];
    const isBefore = backdrops.map((each) => each.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect([time, isBefore]).toEqual([time, [Node.DOCUMENT_POSITION_FOLLOWING]]);
    rerender(dialog(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
