import { type OutdatedView, outdatedView, versionIn } from './form.outdated';
import { fieldsOf, hasRows, isChanged, isReading } from './form.rules';
import type { Creates, Edits, FieldErrors, FieldOf, Fields, FormContext } from './form.types';

/** What a form's view shows. */
export interface FormView<Values> {
  readonly values: Values;
  /** The errors below the fields. */
  readonly fieldErrors: FieldErrors<Values>;
  /** The error of the last attempt, if it is not about one field. */
  readonly submitError: string | null;
  readonly busy: boolean;
  /** Whether the form asks to discard changes. */
  readonly leaving: boolean;
  /** Whether there are unsaved changes. */
  readonly changed: boolean;
  /** Whether a request was sent whose outcome is unknown. */
  readonly isSent: boolean;
  /** Whether the last attempt may have been saved, although it failed. */
  readonly isUnanswered: boolean;
  /** The earlier request that the merchant decides about, before the changed input is sent. */
  readonly earlier: EarlierView | null;
  /** What someone else changed meanwhile, which the merchant decides about. */
  readonly outdated: OutdatedView | null;
}

export interface EarlierView {
  readonly isCreated: boolean;
  /** In the middle of a sentence: `payment link`. */
  readonly thing: string;
  readonly name: string;
  /** The page that lists what was created. */
  readonly list: string;
  /** Why its outcome is unknown, if the provider or the network says. */
  readonly problem: string | null;
}

/** The part of a form's snapshot that the view needs. The machines of all forms have it. */
export interface FormSnapshot<Values> {
  readonly context: Pick<
    FormContext<Values, unknown>,
    'values' | 'initialValues' | 'touched' | 'submitError' | 'attempt' | 'outdated'
  >;
  readonly status: string;
  hasTag(tag: 'busy'): boolean;
  matches(value: 'leaving' | 'earlierCreated' | 'earlierUnknown' | { readonly editing: 'incomplete' }): boolean;
}

function earlierIn<Values>(snapshot: FormSnapshot<Values>, { thing, nameOf, list }: Creates<Values>): EarlierView | null {
  const { attempt, submitError } = snapshot.context;
  const isCreated = snapshot.matches('earlierCreated');
  if (attempt === null || !(isCreated || snapshot.matches('earlierUnknown'))) return null;
  return { isCreated, thing, name: nameOf(attempt.values), list, problem: submitError?.text ?? null };
}

/**
 * @param creates what a form that creates something was made with
 * @param edits what a form that edits a record was made with
 */
export const selectForm =
  <Values extends Fields<Values>>(
    validate: (values: Values) => FieldErrors<Values>,
    creates: Creates<Values> | null = null,
    edits: Edits<Values> | null = null,
  ) =>
  (snapshot: FormSnapshot<Values>): FormView<Values> => {
    const { values, initialValues, touched, submitError, attempt, outdated } = snapshot.context;
    const everything = snapshot.matches({ editing: 'incomplete' });
    const fieldErrors: { [Field in FieldOf<Values>]?: string } = {};
    const faults = validate(values);
    for (const field of fieldsOf(values)) {
      // A file that is being read says so only once the form was submitted.
      const isShown = everything || (touched.includes(field) && !isReading(values[field]));
      if (faults[field] && isShown) fieldErrors[field] = faults[field];
    }
    if (submitError?.field) fieldErrors[submitError.field] = submitError.text;
    return {
      values,
      fieldErrors,
      submitError: submitError && submitError.field === null ? submitError.text : null,
      busy: snapshot.hasTag('busy'),
      leaving: snapshot.matches('leaving'),
      changed: snapshot.status !== 'done' && (attempt !== null || isChanged(values, initialValues)),
      isSent: attempt !== null,
      isUnanswered: submitError?.isUnanswered === true,
      earlier: creates && earlierIn(snapshot, creates),
      outdated: edits && outdated && outdatedView({ values, initialValues }, outdated, edits),
    };
  };

/** The part of it that a draft needs. */
interface Drafted<Values> {
  readonly context: Pick<FormContext<Values, unknown>, 'values' | 'initialValues' | 'submitError'>;
  readonly status: string;
}

/** A form that ended with an error ended with its session, so the same merchant returns to it. */
export const isOver = <Values>({
  status,
  context,
}: Pick<FormSnapshot<Values>, 'status'> & { readonly context: Pick<Drafted<Values>['context'], 'submitError'> }) =>
  status === 'done' && context.submitError === null;

/**
 * Fields that a reload empties although they had a value: files and secrets. Fields in `before`, emptied by an earlier reload, stay listed
 * until they get a value again.
 */
export const emptiedByReload =
  <Values extends Fields<Values>>(secrets: readonly FieldOf<Values>[]) =>
  (snapshot: Drafted<Values>, before: readonly FieldOf<Values>[]): readonly FieldOf<Values>[] => {
    const { values, initialValues } = snapshot.context;
    if (isOver(snapshot)) return [];
    return fieldsOf(values).filter((field) => {
      const value = values[field];
      const isRows = hasRows(value) || hasRows(initialValues[field]);
      const isNeverKept = (Array.isArray(value) && !isRows) || secrets.includes(field);
      const isEmpty = Array.isArray(value) ? value.length === 0 : value === '';
      return isNeverKept && (isEmpty ? before.includes(field) : value !== initialValues[field]);
    });
  };

/** Returns what to store of a form until it is saved or left: changed texts and checkboxes, but no secrets. */
export const draftOf =
  <Values extends Fields<Values>>(secrets: readonly FieldOf<Values>[]) =>
  (snapshot: Drafted<Values>): Partial<Values> | null => {
    const { values, initialValues } = snapshot.context;
    if (isOver(snapshot)) return null;
    const draft: Partial<Values> = {};
    for (const field of fieldsOf(values)) {
      const isRows = hasRows(values[field]) || hasRows(initialValues[field]);
      const isText = !Array.isArray(values[field]) || isRows;
      if (isText && !secrets.includes(field) && values[field] !== initialValues[field]) draft[field] = values[field];
    }
    return fieldsOf(draft).length === 0 ? null : { ...draft, ...versionIn(values) };
  };
