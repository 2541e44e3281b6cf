// @vitest-environment happy-dom
/** The open dialog in the URL, and what Back leads to. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDialogAddress } from './dialogAddress';

const NAMES = ['approve', 'decline'] as const;

function Page() {
  const { about, open, close } = useDialogAddress(NAMES);
  return (
    <>
      <output>{about('approve') ?? 'none'}</output>
      <button type="button" onClick={() => open('approve', '7')}>
        First
      </button>
      <button type="button" onClick={() => open('approve', '8')}>
        Next
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => window.history.pushState(null, '', '/list?status=New'));
afterEach(cleanup);

it('[NAV-10] the first record is an entry of the history, and each next one takes its place', async () => {
  render(<Page />);
  const before = window.history.length;
  await press('First');
  expect([shown(), window.history.length]).toEqual(['7', before + 1]);
  await press('Next');
  expect([shown(), window.history.length, window.location.search]).toEqual(['8', before + 1, '?status=New&approve=8']);
  await press('Close');
  expect([shown(), window.location.search]).toEqual(['none', '?status=New']);
});
