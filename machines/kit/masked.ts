/** What is said of a field of an event: of what kind it was, never what stood in it. */
export type Kind = 'text' | 'number' | 'yes or no' | 'nothing' | 'several';

/** Only what may leave the browser: an event's fields by their kinds. */
export function maskedFields({ type: _, ...fields }: { readonly type: string }): Record<string, Kind> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, kindOf(value)]));
}

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'yes or no' : 'several';
}
