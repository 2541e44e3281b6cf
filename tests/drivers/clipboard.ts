/** The clipboard of a test in the rendered view. */
import { onTestFinished } from 'vitest';

/** Copies with `writeText` until the test ends. Afterwards the clipboard is as it was, because tests of one worker share it. */
export function copyWith(writeText: (text: string) => Promise<void>): void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    if (own) Object.defineProperty(navigator, 'clipboard', own);
  });
}
