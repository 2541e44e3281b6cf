/** What an audit entry keeps of a request: flat texts, without secrets. */
import { AUDIT_MASK } from '../../contract/settings/auditActivities';
import type { Fields } from '../rules/audit.types';

/** Fields whose values are never kept, in lower case and without separators. The one list of them. */
const SECRETS: readonly string[] = [
  'password',
  'newpassword',
  'otp',
  'token',
  'bvn',
  'nin',
  'idnumber',
  'taxidnumber',
  'pan',
  'cardnumber',
  'cvv',
  'pin',
  'secret',
  'secretkey',
  'answer',
  'answers',
];

/** More than all permissions of a role. */
const LONGEST = 4_000;
/** Of a longer list of records only the number is kept: the subject leads to them. */
const MOST_RECORDS = 10;

export const isSecretField = (name: string): boolean => SECRETS.includes(name.toLowerCase().replace(/[^a-z]/g, ''));

function clipped(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${[...text].slice(0, LONGEST).join('')}…`;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function entriesOf(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (value === undefined || value === null || value === '') return [];
  if (isSecretField(name.split('.').at(-1) ?? '')) return [[name, AUDIT_MASK]];
  if (value instanceof Uint8Array) return [[name, 'file']];
  if (!isRecord(value)) return [[name, clipped(String(value))]];
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([inner, given]) => entriesOf(`${name}.${inner}`, given));
  if (!value.some(isRecord)) return value.length > 0 ? [[name, clipped(value.join(', '))]] : [];
  if (value.length > MOST_RECORDS) return [[name, `${value.length} items`]];
  return value.flatMap((given, index) => entriesOf(`${name}.${index + 1}`, given));
}

/** Returns the values by their names, with a dot for each level. Empty ones are left out. */
export function fieldsOf(data: object): Fields | null {
  const kept = Object.entries(data).flatMap(([name, value]) => entriesOf(name, value));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Returns which files were sent, without their names and contents. */
export const sentFiles = (files: object): object =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, sent]) => {
      const count = [sent].flat().filter((file) => file !== undefined).length;
      return count === 0 ? [] : [[name, count === 1 ? '1 file' : `${count} files`]];
    }),
  );
