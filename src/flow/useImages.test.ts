// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PreparedImage } from './images';
import { useImages } from './useImages';

/** Images whose preparation the test ends. */
const { started } = vi.hoisted(() => ({ started: [] as ((image: PreparedImage) => void)[] }));
vi.mock('./images', () => ({
  prepareImage: () => new Promise<PreparedImage>((end) => started.push(end)),
}));

const image: PreparedImage = { key: 'p1', name: 'first', bytes: 9, kind: 'png', pixels: 4 };

it('[PRD-02] keeps an image that is ready while the form asks whether to leave, until the form takes it', async () => {
  const taken: (readonly PreparedImage[])[] = [];
  const counts: number[] = [];
  const options = { images: [], most: 6, limits: { bytes: 1_000, pixels: 1_000 } };
  const { result, rerender } = renderHook(
    ({ isPaused }) =>
      useImages({
        ...options,
        isPaused,
        onImages: (images) => void taken.push(images),
        onReading: (count) => void counts.push(count),
      }),
    { initialProps: { isPaused: false } },
  );
  await act(async () => result.current.add([new File(['x'], 'first')]));
  rerender({ isPaused: true });
  await act(async () => started[0]?.(image));
  expect([taken, counts.at(-1)]).toEqual([[], 1]);
  await act(async () => rerender({ isPaused: false }));
  expect([taken, counts.at(-1)]).toEqual([[[image]], 0]);
});
