// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from './useAfterPaint';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Chart = ({ shown }: { readonly shown: boolean }) => <p>{useAfterPaint(shown) ? 'painted' : 'waiting'}</p>;

/** Holds frames until they are drawn by hand. */
function holdFrames() {
  const asked = new Map<number, FrameRequestCallback>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    last += 1;
    asked.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => asked.delete(id));
  return {
    asked,
    draw: () => {
      for (const run of asked.values()) run(0);
      asked.clear();
    },
  };
}

it('waits for the frame in which it is shown, and then for its end', async () => {
  const { asked, draw } = holdFrames();
  const { rerender } = render(<Chart shown={false} />);
  expect(asked.size).toBe(0);
  rerender(<Chart shown />);
  screen.getByText('waiting');
  expect(asked.size).toBe(1);
  act(draw);
  // What a frame does itself comes before it is painted.
  screen.getByText('waiting');
  await screen.findByText('painted');
  rerender(<Chart shown={false} />);
  screen.getByText('waiting');
});

it('asks for no frame any more once it is gone', () => {
  const { asked } = holdFrames();
  const { unmount } = render(<Chart shown />);
  screen.getByText('waiting');
  expect(asked.size).toBe(1);
  unmount();
  expect(asked.size).toBe(0);
});
