/** Enough to tell one link from another. */
const SHOWN_END = 6;

/** Returns a web address for a narrow column: its host and the end of its path, with "…" for what is left out. Empty without one. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { host, pathname } = new URL(url);
  const parts = pathname.split('/').filter(Boolean);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 || last.length > SHOWN_END ? `${host}/…${last.slice(-SHOWN_END)}` : `${host}/${last}`;
}
