/**
 * Display preferences of this browser, independent of the user. They never contain personal or business data. A browser without storage has
 * none.
 */
const PREFIX = 'kontor:';

export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keepPreference(name: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // The choice applies until the page is left.
  }
}
