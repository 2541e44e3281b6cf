/** NAV-08: the title of a page without one of its own. */

const isParameter = (segment: string) => segment.startsWith(':');

/** Returns the last fixed segment of a route in words: `/dashboard/balance/rolling-reserve` is "Rolling reserve". */
export function titleOfRoute(route: string): string {
  const last = route
    .split('/')
    .filter((segment) => segment !== '' && !isParameter(segment))
    .at(-1);
  const words = (last ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLocaleLowerCase('en');
  return words.slice(0, 1).toLocaleUpperCase('en') + words.slice(1);
}
