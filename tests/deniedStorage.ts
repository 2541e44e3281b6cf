import { vi } from 'vitest';

/** Storage that throws at every access, as a browser's does that denies it. `vi.restoreAllMocks` allows it again. */
export const denyStorage = () =>
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
