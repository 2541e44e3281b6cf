/** Which transactions the figures of the home page sum. */

/**
 * HOM-01, TRX-02: returns the parameters of the list with the successful payments of this month in a currency. `day` is today's ISO date on the
 * merchant's calendar.
 */
export const paidThisMonth = (currency: string, day: string): string =>
  new URLSearchParams({ status: 'Successful', currency, from: `${day.slice(0, 8)}01`, to: day }).toString();
