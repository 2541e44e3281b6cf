import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FindDialog } from './FindDialog';

const groups = [{ name: 'Screens and actions', items: [{ value: '0 /dashboard', label: 'Dashboard' }] }];

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Search payouts" onKeyDown={() => setOpen(true)} />
      <FindDialog
        title="Find anything"
        open={open}
        onClose={() => setOpen(false)}
        keyword=""
        onKeyword={() => {}}
        placeholder=""
        groups={groups}
        onChoose={() => {}}
        foot={null}
      />
    </>
  );
}

test('[NAV-14] the focus returns to where it was although the list and its focus trap are there', async () => {
  render(<Page />);
  const opener = screen.getByRole('textbox', { name: 'Search payouts' });
  opener.focus();
  act(() => void opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true })));
  await screen.findByRole('option', { name: 'Dashboard' });
  const dialog = screen.getByRole('dialog', { name: 'Find anything' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  act(() => void dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(document.activeElement).toBe(opener);
});
