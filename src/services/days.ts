/** Converts days for calls: the merchant's local days, from the first second to the last, by the wall clock (GEN-04). */

/** Takes ISO days, or empty for no bound. Returns wall-clock text `YYYY-MM-DD HH:mm:ss`. */
export function dayBounds({ from, to }: { readonly from: string; readonly to: string }) {
  return {
    ...(from && { startDate: `${Temporal.PlainDate.from(from)} 00:00:00` }),
    ...(to && { endDate: `${Temporal.PlainDate.from(to)} 23:59:59` }),
  };
}

/** Returns the same bounds with the names of a call. */
export function dayParams(days: Parameters<typeof dayBounds>[0], from: string, to: string) {
  const { startDate, endDate } = dayBounds(days);
  return { ...(startDate && { [from]: startDate }), ...(endDate && { [to]: endDate }) };
}
