/** Versions of records: two merchants who change one at the same time don't undo each other's changes. */
import { createHash } from 'node:crypto';
import { said } from '../../contract/common';
import { Refusal } from '../refusal';

/** The fields that a form of the record changes. */
type Fields = Readonly<Record<string, string | number | bigint | boolean | null | readonly string[]>>;

const textOf = (fields: Fields): string =>
  JSON.stringify(
    Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)),
    (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value),
  );

/** Returns the version of a record: the same for the same fields, so that a change that is taken back is none. */
export const versionOf = (fields: Fields): string => createHash('sha256').update(textOf(fields)).digest('hex').slice(0, 32);

interface Change {
  readonly thing: string;
  /** The version that the merchant changed. Without one nothing is compared. */
  readonly seen: string | undefined;
  /** As stored, and locked. */
  readonly present: Fields;
  readonly wanted: Fields;
  /** An order is refused with 412, which says that it was not carried out. */
  readonly status?: 409 | 412;
}

/** A change that is stored already is no conflict, so it may be repeated after a lost response. @throws Refusal 409 or 412 */
export function refuseChanged({ thing, seen = '', present, wanted, status = 409 }: Change): void {
  if (seen === '' || seen === versionOf(present) || textOf(present) === textOf(wanted)) return;
  throw new Refusal(status, `Someone changed this ${thing} ${said.changedMeanwhile}`);
}
