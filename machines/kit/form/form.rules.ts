/** Validation rules for the fields of forms. */
import { LONGEST_FILE_NAME } from '../../../contract/limits';
import { isSafeText, NOT_ALLOWED } from '../../../contract/safeText';
import { isolated, lengthOf } from '../../../contract/shownText';
import type { FieldErrors, FieldOf, Fields, FieldValue, SelectedFile, TextRow } from './form.types';

export const isFilled = (value: FieldValue): boolean =>
  typeof value === 'string' ? value.trim() !== '' : typeof value === 'boolean' ? value : value.length > 0;

const isFile = (entry: SelectedFile | TextRow): entry is SelectedFile => 'bytes' in entry && typeof entry.bytes === 'number';

/** Returns the files of a value. None of a text, a checkbox or rows of texts. */
export const filesOf = (value: FieldValue): readonly SelectedFile[] =>
  typeof value === 'string' || typeof value === 'boolean' ? [] : [...value].filter(isFile);

/** Whether a value has entries that a draft keeps. An empty list is nothing to keep. */
export const hasRows = (value: FieldValue): boolean =>
  typeof value !== 'string' && typeof value !== 'boolean' && value.length > 0 && filesOf(value).length === 0;

/** Whether a file of the value is still being read. */
export const isReading = (value: FieldValue): boolean => filesOf(value).some(({ kind }) => kind === 'reading');

const readingError = (value: FieldValue): string | null => {
  const file = filesOf(value).find(({ kind }) => kind === 'reading');
  return file ? `“${isolated(file.name)}” is still being read. Wait a moment, then submit again.` : null;
};

export const isSame = (one: FieldValue, other: FieldValue): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((file, at) => file === other[at]));

export const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as FieldOf<Values>[];

/** Whether any value differs from the initial one. */
export const isChanged = <Values extends Fields<Values>>(values: Values, initialValues: Values): boolean =>
  fieldsOf(values).some((field) => !isSame(values[field], initialValues[field]));

/** Returns the error of a value, or null. The first broken rule counts. */
export type Rule<Value> = (value: Value) => string | null;

export const firstError =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const said = rule(value);
      if (said !== null) return said;
    }
    return null;
  };

/** Validates every field with its own rule. A rule about several fields receives all values. A file that is still being read is invalid. */
export function validateWith<Values extends Fields<Values>>(
  rules: {
    readonly [Field in FieldOf<Values>]?: (value: Values[Field], values: Values) => string | null;
  },
): (values: Values) => FieldErrors<Values> {
  return (values) => {
    const faults: { [Field in FieldOf<Values>]?: string } = {};
    for (const field of fieldsOf(values)) {
      const said = readingError(values[field]) ?? rules[field]?.(values[field], values);
      if (said) faults[field] = said;
    }
    return faults;
  };
}

/** ONB-18. */
export const required =
  (label: string): Rule<FieldValue> =>
  (value) =>
    isFilled(value) ? null : `${label} is required!`;

/** An empty value breaks only `required`. */
export const optional =
  (rule: Rule<string>): Rule<string> =>
  (text) =>
    text.trim() === '' ? null : rule(text);

export const matches =
  (pattern: RegExp, said: string): Rule<string> =>
  (text) =>
    pattern.test(text.trim()) ? null : said;

/** GEN-03: the provider refuses the same characters with the same words. */
export const safeText: Rule<string> = (text) => (isSafeText(text) ? null : `This ${NOT_ALLOWED}. Delete it and type it again.`);

/** The rule of every text that others read: at most so many characters, and none that nobody sees. */
export const textUpTo = (characters: number): Rule<string> =>
  firstError((text) => (lengthOf(text) <= characters ? null : `Use ${characters} characters or fewer.`), safeText);

/** A tag, or the start of one (SUP-02). */
const TAG = /<\s*(?:!--|[/!?]*\s*[a-z])/iu;
export const noTags: Rule<string> = (text) => (TAG.test(text) ? 'Contains disallowed characters or tags' : null);

/** GEN-03: an email address is text, one @, and a host with a dot, without white space. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/u.test(text.trim()) && text.trim().length <= 254;

/** ONB-18. */
export const email: Rule<string> = (text) => (isEmail(text) ? null : 'not a valid email!');

/** ONB-18: exactly so many digits, and nothing else. */
export const digits = (count: number): Rule<string> => matches(new RegExp(`^\\d{${count}}$`), 'not a valid number!');

/** GEN-03: one line, required, at most 100 characters. A field's own limit overrides that. */
export const singleLine = (label: string, characters = 100): Rule<string> => firstError(required(label), textUpTo(characters));

/** Returns the field whose label the refusal starts with. If two match, the longer label counts. */
export function fieldByLabel<Field extends string>(labels: Readonly<Record<Field, string>>) {
  const known = (Object.keys(labels) as Field[]).sort((one, other) => labels[other].length - labels[one].length);
  return (said: string): Field | null =>
    known.find((field) => said.toLowerCase().startsWith(labels[field].toLowerCase())) ?? null;
}

/** File name extensions by type of file. */
const ENDINGS: Readonly<Record<SelectedFile['kind'], readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  pdf: ['pdf'],
  scripted: [],
  cut: [],
  other: [],
  reading: [],
};

const isCalledSo = ({ name, kind }: SelectedFile) => ENDINGS[kind].some((ending) => name.toLowerCase().endsWith(`.${ending}`));

const SHOWN_OF_NAME = 40;

/** A provider refuses such a name only once the file was sent, and without saying which file it is. */
function nameError({ name }: SelectedFile): string | null {
  if (!isSafeText(name)) return `“${isolated(name)}”: the file name ${NOT_ALLOWED}. Rename the file.`;
  if (name.length <= LONGEST_FILE_NAME) return null;
  const start = [...name].slice(0, SHOWN_OF_NAME).join('');
  return `“${isolated(start)}…”: the file name is too long. Use ${LONGEST_FILE_NAME} characters or fewer.`;
}

/** Accepts files of these types up to a size in bytes, by name and content. */
export const fileRule =
  (
    kinds: readonly SelectedFile['kind'][],
    eachBytes: number,
    words: { readonly kinds: string; readonly size: string },
  ): Rule<readonly SelectedFile[]> =>
  (files) => {
    const empty = files.find(({ bytes }) => bytes === 0);
    if (empty) return `“${isolated(empty.name)}” is empty.`;
    const cut = files.find(({ kind }) => kind === 'cut');
    if (cut) return `“${isolated(cut.name)}” is incomplete. Choose the file again.`;
    const scripted = files.find(({ kind }) => kind === 'scripted');
    if (scripted) return `“${isolated(scripted.name)}” has a script in it. Print it to a new PDF, and choose that.`;
    const strange = files.find(({ kind }) => !kinds.includes(kind));
    if (strange) return `“${isolated(strange.name)}” must be ${words.kinds}.`;
    const disguised = files.find((file) => !isCalledSo(file));
    if (disguised) return `“${isolated(disguised.name)}”: the file’s extension doesn’t match its contents.`;
    const misnamed = files.map(nameError).find((error) => error !== null);
    if (misnamed) return misnamed;
    const large = files.find(({ bytes }) => bytes > eachBytes);
    return large ? `“${isolated(large.name)}” is larger than ${words.size}.` : null;
  };
