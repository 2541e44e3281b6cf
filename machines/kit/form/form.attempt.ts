/**
 * The attempt of a form that creates something: one idempotency key from the first submit until the outcome is known. It is stored beside the
 * draft, so that a reload sends the same key again.
 */
import { fieldsOf } from './form.rules';
import { type FormSnapshot, isOver } from './form.select';
import type { Attempt, OpenAttempt, SelectedFile } from './form.types';

/** A file that is chosen again has another key. */
const withoutKeys = (_: string, value: unknown): unknown => {
  const { name, bytes, kind }: Partial<SelectedFile> = Object(value);
  return typeof bytes === 'number' ? { name, bytes, kind } : value;
};

const textOf = (value: unknown) => JSON.stringify(value, withoutKeys);

/** Whether a request with these values is the same as the one of the attempt. */
export const isSameInput = <Values extends object>(values: Values, attempt: Attempt<Values>): boolean =>
  fieldsOf(values).every((field) => textOf(values[field]) === textOf(attempt.values[field]));

export const newAttempt = <Values>(values: Values): OpenAttempt<Values> => ({
  idempotencyKey: crypto.randomUUID(),
  values,
  isRepeated: false,
});

/** Returns the attempt from before a reload, which the provider may have received. */
export const resumedAttempt = <Values>({ idempotencyKey, values }: Attempt<Values>): OpenAttempt<Values> => ({
  idempotencyKey,
  values,
  isRepeated: true,
});

/** Returns what to store of an attempt until its outcome is known or the merchant leaves the form. */
export function attemptOf<Values>(snapshot: Pick<FormSnapshot<Values>, 'status' | 'context'>): Attempt<Values> | null {
  const { attempt } = snapshot.context;
  if (attempt === null || isOver(snapshot)) return null;
  const { idempotencyKey, values } = attempt;
  return { idempotencyKey, values };
}
