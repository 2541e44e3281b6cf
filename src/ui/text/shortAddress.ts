/** Enough to tell one link from another. */
const SHOWN_END = 6;

/** Returns a web address for a narrow column: its host and the end of its path. Empty without one. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { host, pathname } = new URL(url);
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last.length > SHOWN_END ? `${host}/…${last.slice(-SHOWN_END)}` : `${host}/${last}`;
}
