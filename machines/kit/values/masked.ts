/** The type of an event's field. A recording holds this instead of the value. */
export type Kind = 'text' | 'number' | 'boolean' | 'nothing' | 'list';

/** Returns an event's fields by type, which is all that may leave the browser. */
export function maskFields({ type: _, ...fields }: { readonly type: string }): Record<string, Kind> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, kindOf(value)]));
}

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'list';
}
