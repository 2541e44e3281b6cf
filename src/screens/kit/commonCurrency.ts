/** The currency of all rows, which then stands once, in the head of a column; null where there are several, or none yet. */
export function commonCurrency(rows: readonly { readonly currency: string }[]): string | null {
  const [currency, ...others] = new Set(rows.map((row) => row.currency));
  return others.length === 0 ? (currency ?? null) : null;
}
