/**
 * A form that edits a record which someone else changed after it was opened. Nothing is overwritten unseen: the form shows what is stored now,
 * and the merchant decides.
 */
import { fieldsOf, filesOf, isSame } from './form.rules';
import type { Edits, FieldOf, Fields, FieldValue, FormContext, Outdated } from './form.types';

/** Whether the service answered so instead of saving. */
export const isOutdated = <Values>(answer: object): answer is Outdated<Values> => 'present' in answer;

type Held<Values> = Pick<FormContext<Values, unknown>, 'values' | 'initialValues'>;

const isMine = <Values extends Fields<Values>>({ values, initialValues }: Held<Values>, field: FieldOf<Values>): boolean =>
  field !== VERSION && !isSame(values[field], initialValues[field]);

/** The field with the version of the record. It is not the merchant's, although a draft keeps it. */
const VERSION = 'version';

/** Returns the merchant's changes on top of what is stored now. Of a field with parts, only the parts that the merchant changed. */
export function keptOver<Values extends Fields<Values>>(
  held: Held<Values>,
  present: Values,
  parts: Edits<Values>['parts'] = {},
): Values {
  const { values, initialValues } = held;
  const kept = { ...present };
  for (const field of fieldsOf(present)) {
    if (!isMine(held, field)) continue;
    kept[field] = parts[field]?.merged(initialValues[field], values[field], present[field]) ?? values[field];
  }
  return kept;
}

export interface OutdatedRow {
  readonly label: string;
  readonly stored: string;
  /** Null: the merchant didn't change it, so it stays as it is stored. */
  readonly mine: string | null;
}

export interface OutdatedView {
  readonly said: string;
  /** In the middle of a sentence: `product`. */
  readonly thing: string;
  readonly rows: readonly OutdatedRow[];
}

/** Returns what differs, by field: from what the form was opened with, or from what the merchant entered. */
export function outdatedView<Values extends Fields<Values>>(
  held: Held<Values>,
  { said, present }: Outdated<Values>,
  { thing, labels, shown = {}, parts = {} }: Edits<Values>,
): OutdatedView {
  const textOf = <Field extends FieldOf<Values>>(field: Field, values: Values): string =>
    parts[field]?.changed(held.initialValues[field], values[field]) ??
    shown[field]?.(values[field], values) ??
    plainText(values[field]);
  const rows = fieldsOf(labels).flatMap((field): OutdatedRow[] => {
    const label = labels[field] ?? '';
    const stored = textOf(field, present);
    const entered = textOf(field, held.values);
    if (isMine(held, field)) return entered === stored ? [] : [{ label, stored, mine: entered }];
    return isSame(present[field], held.initialValues[field]) ? [] : [{ label, stored, mine: null }];
  });
  return { said, thing, rows };
}

function plainText(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string'
    ? value.trim()
    : filesOf(value)
        .map(({ name }) => name)
        .join(', ');
}

/** Returns the version that the form was opened with, for the draft: a reload must not take what was never on screen for seen. */
export function versionIn<Values extends Fields<Values>>(values: Values): Partial<Values> {
  const seen: Partial<Values> = {};
  for (const field of fieldsOf(values)) if (field === VERSION) seen[field] = values[field];
  return seen;
}
