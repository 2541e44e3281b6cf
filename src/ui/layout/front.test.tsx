// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TextField } from '../controls/TextField';
import { Toasts } from '../feedback/Toasts';
import { Dialog } from '../layers/Dialog';

afterEach(cleanup);

const nothing = () => undefined;

function Asking({ canClose = true, onClose = nothing }: { readonly canClose?: boolean; readonly onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog title="Question" open={open} onClose={close} canClose={canClose}>
        <TextField label="Answer" value="" onText={nothing} />
      </Dialog>
    </>
  );
}

async function asked(props: Parameters<typeof Asking>[0]) {
  render(<Asking {...props} />);
  screen.getByRole('button', { name: 'Ask' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Answer')));
}

describe('a dialog', () => {
  test('is named by its title, focuses its first field, and gives the focus back when Esc closes it', async () => {
    const onClose = vi.fn();
    await asked({ onClose });
    expect(screen.getByRole('dialog', { name: 'Question' })).toBeTruthy();
    fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })));
  });

  test('stays open while it cannot be closed', async () => {
    const onClose = vi.fn();
    await asked({ onClose, canClose: false });
    fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await new Promise((done) => setTimeout(done, 50));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('lets screen readers announce the notices in front of it', async () => {
    render(<Toasts notices={[{ id: 1, tone: 'bad', text: 'It failed' }]} onDismiss={nothing} />);
    await asked({});
    await waitFor(() => expect(screen.getByText('Ask').closest('[aria-hidden=true]')).toBeTruthy());
    expect(screen.getByRole('alert').closest('[aria-hidden=true]')).toBeNull();
  });
});

describe('notices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const both = [
    { id: 1, tone: 'good', text: 'Sent' },
    { id: 2, tone: 'bad', text: 'Not sent' },
  ] as const;

  test('a success notice closes after its time, an error when dismissed', () => {
    const onDismiss = vi.fn();
    render(<Toasts notices={both} onDismiss={onDismiss} />);
    expect(screen.getByRole('region', { name: 'Notices' })).toBeTruthy();
    act(() => vi.advanceTimersByTime(9_999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(60_000));
    expect(onDismiss.mock.calls).toEqual([[1]]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Not sent' }));
    expect(onDismiss).toHaveBeenLastCalledWith(2);
  });

  test.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ] as const)('%s on it pauses its time', (_, hold, free) => {
    const onDismiss = vi.fn();
    render(<Toasts notices={both} onDismiss={onDismiss} />);
    act(() => vi.advanceTimersByTime(6_000));
    hold(screen.getByRole('status'));
    act(() => vi.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    free(screen.getByRole('status'));
    act(() => vi.advanceTimersByTime(3_999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledWith(1);
  });
});
