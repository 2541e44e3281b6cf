/**
 * Parameters of the calls of lists. An empty value narrows nothing, and is not sent. Days are the merchant's local days, from the first second to
 * the last, by the wall clock (GEN-04).
 */
import type { Search } from '../../machines/kit/list/filters';

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

type Given<Values> = { -readonly [Name in keyof Values]?: Exclude<Values[Name], ''> };

const isGiven = <Value extends string>(value: Value): value is Exclude<Value, ''> => value !== '';

/** Returns the values that are not empty. */
export function given<Values extends { readonly [Name in keyof Values]: string }>(values: Values): Given<Values> {
  const sent: Given<Values> = {};
  for (const name in values) {
    const value = values[name];
    if (isGiven(value)) sent[name] = value;
  }
  return sent;
}

/** Returns the text of a search under the name that the call has for its column. */
export const searched = <Column extends string>({ text, column }: Search<Column>, names: Readonly<Record<Column, string>>) =>
  given({ [names[column]]: text });
