/** What the merchant can do about one row of a file. */
import type { Offer } from './batch.check';
import type { BatchEntry } from './batch.queue';
import type { BatchEvent } from './batch.types';

export type RowWay<Field extends string> =
  | { readonly kind: 'correct'; readonly offer: Offer<Field> }
  | { readonly kind: 'include' | 'keep' | 'exclude' | 'restore' };

const EXCLUDE = { kind: 'exclude' } as const;

/** Returns what can be done about a row: an excluded one can only be restored, and any other one excluded. */
export function waysOf<Row, Cause extends string, Field extends string>({
  state,
  problems,
  isHeld,
  isTwin,
}: BatchEntry<Row, Cause, Field>): readonly RowWay<Field>[] {
  if (state === 'leftOut') return [{ kind: 'restore' }];
  if (state !== 'attention') return [EXCLUDE];
  return [
    ...problems.flatMap(({ offer }) => (offer ? [{ kind: 'correct' as const, offer }] : [])),
    ...(isHeld ? [{ kind: 'include' as const }] : []),
    ...(isTwin ? [{ kind: 'keep' as const }] : []),
    EXCLUDE,
  ];
}

/** Returns the event that does it. */
export function eventOfWay<Field extends string>(line: number, way: RowWay<Field>): BatchEvent<Field> {
  switch (way.kind) {
    case 'correct':
      return { type: 'cell.changed', line, field: way.offer.field, text: way.offer.text };
    case 'include':
      return { type: 'rows.included', lines: [line] };
    case 'keep':
      return { type: 'row.confirmed', line };
    case 'exclude':
      return { type: 'row.excluded', line };
    case 'restore':
      return { type: 'row.restored', line };
  }
}
