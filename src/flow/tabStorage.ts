/**
 * Session storage where a browser denies it. Every access would throw then, so the page gets a substitute that ends with it. Nothing that has
 * to survive a reload may rely on the substitute: no session begins with it, and no order is sent.
 */

const PROBE = 'probe';
/** The mark of the substitute, which `src/services/storedToken.ts` reads. */
const DENIED = 'storageDenied';

/** Whether this tab can store something, or could if there were room. */
function isAllowed(): boolean {
  try {
    sessionStorage.removeItem(PROBE);
    sessionStorage.setItem(PROBE, '');
    sessionStorage.removeItem(PROBE);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError';
  }
}

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
  [name: string]: unknown;
}

/** Replaces session storage if the browser denies it. To be called before anything else of the app runs. */
export function substituteDeniedStorage(): void {
  if (isAllowed()) return;
  const storage = new MemoryStorage();
  storage.setItem(DENIED, '');
  Object.defineProperty(window, 'sessionStorage', { value: storage, configurable: true });
}
