/** Parameters of a call for a list. An empty value narrows nothing, and is not sent. */
import type { Search } from '../../machines/kit/filters';

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
