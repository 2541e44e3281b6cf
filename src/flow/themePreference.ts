/**
 * How somebody likes this browser to look: kept in it, whoever signs in, and never anything about them or their business. A browser that
 * keeps nothing goes without.
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
    // It holds until the page is left.
  }
}
