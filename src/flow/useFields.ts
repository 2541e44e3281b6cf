/**
 * The fields of a form, as the pieces of the interface take them. What a field calls stays the same function, so that only the field that is
 * typed into is drawn anew.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FormView } from '../../machines/kit/form.select';
import type { Change, Chosen, FieldOf, Fields, FieldValue, FormEvent } from '../../machines/kit/form.types';
import { forgetFile, keepFile, pictureOf } from './files';

/** The fields that hold a value of this kind. */
type FieldWith<Values, Kind> = {
  [Field in FieldOf<Values>]: Values[Field] extends Kind ? Field : never;
}[FieldOf<Values>];

interface FormPart<Values> {
  readonly view: FormView<Values>;
  send(event: FormEvent<Values>): void;
}

interface Options<Values> {
  /** Who shows the form forgets its files, because it comes back with them. */
  readonly keeps?: boolean;
  /** The fields that a reload emptied: each says so until something is given there. */
  readonly again?: readonly FieldOf<Values>[];
}

const TYPE_AGAIN = "Enter this again. For security, we don't save it in your browser.";
const CHOOSE_AGAIN = "Choose this file again. We don't save files in your browser.";

export function useFields<Values extends Fields<Values>>(form: FormPart<Values>, options: Options<Values> = {}) {
  const { keeps = false, again = [] } = options;
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const made = useRef(new Map<string, (value: never) => void>());
  useEffect(() => () => void (keeps || forgetFiles(latest.current.view.values)), [keeps]);

  /** The one function of this name: it is made once. */
  const once = <Value>(name: string, run: (value: Value) => void): ((value: Value) => void) => {
    const known = made.current.get(name);
    if (known) return known as (value: Value) => void;
    made.current.set(name, run);
    return run;
  };
  const change = (field: FieldOf<Values>, value: FieldValue) =>
    latest.current.send({ type: 'field.changed', change: { field, value } as Change<Values> });
  const chosen = (field: FieldOf<Values>) => latest.current.view.values[field] as readonly Chosen[];
  const { values, problems, busy } = form.view;

  return {
    text: <Field extends FieldWith<Values, string>>(field: Field) => ({
      value: values[field] as Values[Field] & string,
      problem: problems[field] ?? null,
      waiting: busy,
      ...(again.includes(field) && values[field] === '' && { hint: TYPE_AGAIN }),
      onText: once(`${field} text`, (text: string) => change(field, text)),
    }),
    choice: <Field extends FieldWith<Values, string>>(field: Field) => ({
      value: values[field] as Values[Field] & string,
      problem: problems[field] ?? null,
      disabled: busy,
      onChoose: once(`${field} choice`, (value: Values[Field] & string) => change(field, value)),
    }),
    tick: (field: FieldWith<Values, boolean>) => ({
      checked: values[field] === true,
      problem: problems[field] ?? null,
      waiting: busy,
      onTick: once(`${field} tick`, (checked: boolean) => change(field, checked)),
    }),
    /** One file: another takes its place. */
    file: (field: FieldWith<Values, readonly Chosen[]>) => files(field, false),
    files: (field: FieldWith<Values, readonly Chosen[]>) => files(field, true),
  };

  function files(field: FieldOf<Values>, multiple: boolean) {
    return {
      files: values[field] as readonly Chosen[],
      problem: problems[field] ?? null,
      waiting: busy,
      multiple,
      ...(again.includes(field) && (values[field] as readonly Chosen[]).length === 0 && { notice: CHOOSE_AGAIN }),
      pictureOf,
      onFiles: once(`${field} files`, async (taken: readonly File[]) => {
        const known = await Promise.all(taken.map(keepFile));
        if (!multiple) for (const { key } of chosen(field)) forgetFile(key);
        change(field, multiple ? [...chosen(field), ...known] : known);
      }),
      onRemove: once(`${field} remove`, (key: string) => {
        forgetFile(key);
        change(
          field,
          chosen(field).filter((file) => file.key !== key),
        );
      }),
    };
  }
}

/** What is in files is let go of, once nobody will send them any more. */
export function forgetFiles(values: object) {
  for (const value of Object.values(values)) if (Array.isArray(value)) for (const { key } of value) forgetFile(key);
}
