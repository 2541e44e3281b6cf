/** The fields of a form as props of the ui's components. A field's callback stays the same function, so only the edited field rerenders. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { fieldsOf, filesOf } from '../../machines/kit/form/form.rules';
import type { FormView } from '../../machines/kit/form/form.select';
import type { Change, FieldOf, Fields, FieldValue, FormEvent, SelectedFile } from '../../machines/kit/form/form.types';
import { pictureOf, readFile, releaseFile } from './files';

/** The fields with this type of value. */
type FieldWith<Values, Kind> = {
  [Field in FieldOf<Values>]: Values[Field] extends Kind ? Field : never;
}[FieldOf<Values>];

interface FormPart<Values> {
  readonly view: FormView<Values>;
  send(event: FormEvent<Values>): void;
}

interface Options<Values> {
  /** The form's opener releases its files, because it returns with them. */
  readonly keeps?: boolean;
  /** The fields that a reload emptied. Each says so until it gets a value. */
  readonly again?: readonly FieldOf<Values>[];
}

const TYPE_AGAIN = 'Enter this again. For security, we don’t save it in your browser.';
const CHOOSE_AGAIN = 'Choose this file again. We don’t save files in your browser.';

export function useFields<Values extends Fields<Values>>(form: FormPart<Values>, options: Options<Values> = {}) {
  const { keeps = false, again = [] } = options;
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const made = useRef(new Map<string, (value: never) => void>());
  useEffect(() => () => void (keeps || forgetFiles(latest.current.view.values)), [keeps]);
  /** The files that were read, by key. They replace what stands for them as soon as the form can be changed. */
  const read = useRef(new Map<string, SelectedFile>());
  useEffect(deliver);

  /** Returns the one function of this name. */
  const once = <Value>(name: string, run: (value: Value) => void): ((value: Value) => void) => {
    const known = made.current.get(name);
    if (known) return known as (value: Value) => void;
    made.current.set(name, run);
    return run;
  };
  const change = (field: FieldOf<Values>, value: FieldValue) =>
    latest.current.send({ type: 'field.changed', change: { field, value } as Change<Values> });
  const chosen = (field: FieldOf<Values>) =>
    (latest.current.view.values[field] as readonly SelectedFile[]).map((file) => read.current.get(file.key) ?? file);
  const { values, fieldErrors, busy } = form.view;

  return {
    text: <Field extends FieldWith<Values, string>>(field: Field) => ({
      value: values[field] as Values[Field] & string,
      problem: fieldErrors[field] ?? null,
      waiting: busy,
      ...(again.includes(field) && values[field] === '' && { hint: TYPE_AGAIN }),
      onText: once(`${field} text`, (text: string) => change(field, text)),
    }),
    choice: <Field extends FieldWith<Values, string>>(field: Field) => ({
      value: values[field] as Values[Field] & string,
      problem: fieldErrors[field] ?? null,
      disabled: busy,
      onChoose: once(`${field} choice`, (value: Values[Field] & string) => change(field, value)),
    }),
    tick: (field: FieldWith<Values, boolean>) => ({
      checked: values[field] === true,
      problem: fieldErrors[field] ?? null,
      waiting: busy,
      onTick: once(`${field} tick`, (checked: boolean) => change(field, checked)),
    }),
    /** One file, which another replaces. */
    file: (field: FieldWith<Values, readonly SelectedFile[]>) => files(field, false),
    files: (field: FieldWith<Values, readonly SelectedFile[]>) => files(field, true),
  };

  /** A form that is being sent, or that asks whether to leave it, takes no changes. */
  function canChange() {
    return !latest.current.view.busy && !latest.current.view.leaving;
  }

  function deliver() {
    if (!canChange()) return;
    for (const field of fieldsOf(latest.current.view.values)) {
      const isLate = filesOf(latest.current.view.values[field]).some(
        ({ key, kind }) => kind === 'reading' && read.current.has(key),
      );
      if (isLate) change(field, chosen(field));
    }
  }

  function files(field: FieldOf<Values>, multiple: boolean) {
    return {
      files: values[field] as readonly SelectedFile[],
      problem: fieldErrors[field] ?? null,
      waiting: busy,
      multiple,
      ...(again.includes(field) && (values[field] as readonly SelectedFile[]).length === 0 && { notice: CHOOSE_AGAIN }),
      pictureOf,
      onFiles: once(`${field} files`, (taken: readonly File[]) => {
        if (!canChange()) return;
        const started = taken.map(readFile);
        if (!multiple) for (const { key } of chosen(field)) releaseFile(key);
        const known = started.map(({ reading }) => reading);
        change(field, multiple ? [...chosen(field), ...known] : known);
        for (const one of started)
          one.read.then((file) => {
            read.current.set(file.key, file);
            deliver();
          });
      }),
      onRemove: once(`${field} remove`, (key: string) => {
        releaseFile(key);
        change(
          field,
          chosen(field).filter((file) => file.key !== key),
        );
      }),
    };
  }
}

/** Releases the content of files that will not be sent any more. */
export function forgetFiles(values: object) {
  for (const value of Object.values(values)) if (Array.isArray(value)) for (const { key } of filesOf(value)) releaseFile(key);
}
