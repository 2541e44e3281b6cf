// @vitest-environment happy-dom
/** A panel below its button, in a browser without popovers. With them the browser tests open it. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FloatingPanel } from './FloatingPanel';

afterEach(cleanup);

it('[GEN-05] closes when the focus moves on to another control, and not within it', async () => {
  const onLeave = vi.fn();
  render(
    <>
      <FloatingPanel label="Date Range" face="Date Range" late onLeave={onLeave}>
        {() => (
          <>
            <input aria-label="From" />
            <input aria-label="To" />
          </>
        )}
      </FloatingPanel>
      <button type="button">Refresh</button>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Date Range' }));
  act(() => screen.getByLabelText('From').focus());
  act(() => screen.getByLabelText('To').focus());
  expect(onLeave).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Refresh' }).focus());
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(screen.queryByLabelText('From')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refresh' }));
});
