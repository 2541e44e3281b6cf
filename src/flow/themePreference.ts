/**
 * Display preferences of this browser. They never contain amounts, codes or rows. A saved view holds the search that its owner typed, under the
 * owner's and the business's id. A browser without storage has none.
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
