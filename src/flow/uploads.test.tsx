// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reportProgress, useUpload } from './uploads';

/** An upload that reports and ends when the test says so. */
function begin(form: string) {
  let report = (_: number) => {};
  let end = () => {};
  const ended = reportProgress(form, (onProgress) => {
    report = onProgress;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  return {
    report: (part: number) => act(async () => report(part)),
    end: () =>
      act(async () => {
        end();
        await ended;
      }),
  };
}

it('an upload that was left behind says nothing of the one that followed it', async () => {
  const { result } = renderHook(() => useUpload('answer'));
  const left = begin('answer');
  await left.report(0.5);
  expect(result.current).toBe(0.5);
  const next = begin('answer');
  await next.report(0.25);
  await left.report(0.75);
  expect(result.current).toBe(0.25);
  await left.end();
  expect(result.current).toBe(0.25);
  await next.end();
  expect(result.current).toBeNull();
});
