/** Returns the currency of all rows, to show it once in the heading. Null if there are several, or no rows yet. */
export function commonCurrency(rows: readonly { readonly currency: string }[]): string | null {
  const [currency, ...others] = new Set(rows.map((row) => row.currency));
  return others.length === 0 ? (currency ?? null) : null;
}
