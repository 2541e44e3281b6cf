import { fieldsOf, isChanged } from './form.rules';
import type { FieldFaults, FieldOf, Fields, FormContext } from './form.types';

/** What a form shows. */
export interface FormView<Values> {
  readonly values: Values;
  /** What stands beneath the fields now. */
  readonly problems: FieldFaults<Values>;
  /** What was said to the last try, where it is of no single field. */
  readonly problem: string | null;
  readonly busy: boolean;
  /** Whether it is asked if the changes may be left. */
  readonly leaving: boolean;
  /** Whether there is anything to lose. */
  readonly changed: boolean;
}

/** What of a form's snapshot the view is made of: machines of all forms have it. */
export interface FormSnapshot<Values> {
  readonly context: Pick<FormContext<Values, unknown>, 'values' | 'started' | 'touched' | 'problem'>;
  readonly status: string;
  hasTag(tag: 'busy'): boolean;
  matches(value: 'leaving' | { readonly editing: 'incomplete' }): boolean;
}

export const selectForm =
  <Values extends Fields<Values>>(check: (values: Values) => FieldFaults<Values>) =>
  (snapshot: FormSnapshot<Values>): FormView<Values> => {
    const { values, started, touched, problem } = snapshot.context;
    const everything = snapshot.matches({ editing: 'incomplete' });
    const problems: { [Field in FieldOf<Values>]?: string } = {};
    const faults = check(values);
    for (const field of fieldsOf(values)) {
      if (faults[field] && (everything || touched.includes(field))) problems[field] = faults[field];
    }
    if (problem?.field) problems[problem.field] = problem.text;
    return {
      values,
      problems,
      problem: problem && problem.field === null ? problem.text : null,
      busy: snapshot.hasTag('busy'),
      leaving: snapshot.matches('leaving'),
      changed: snapshot.status !== 'done' && isChanged(values, started),
    };
  };

/** What ended with a word to say ended with its session: the same merchant comes back to it. */
const isOver = <Values>({ status, context }: Pick<FormSnapshot<Values>, 'status' | 'context'>) =>
  status === 'done' && context.problem === null;

/**
 * The fields that a reload empties although something was given there: files, and what is secret. Those that an earlier reload emptied, `before`,
 * stay named until something is given there again.
 */
export const emptiedByReload =
  <Values extends Fields<Values>>(secrets: readonly FieldOf<Values>[]) =>
  (
    snapshot: Pick<FormSnapshot<Values>, 'status' | 'context'>,
    before: readonly FieldOf<Values>[],
  ): readonly FieldOf<Values>[] => {
    const { values, started } = snapshot.context;
    if (isOver(snapshot)) return [];
    return fieldsOf(values).filter((field) => {
      const value = values[field];
      const isNeverKept = Array.isArray(value) || secrets.includes(field);
      const isEmpty = Array.isArray(value) ? value.length === 0 : value === '';
      return isNeverKept && (isEmpty ? before.includes(field) : value !== started[field]);
    });
  };

/** What is worth keeping of a form until it is saved or left: the text and the ticks that were changed, and nothing secret. */
export const draftOf =
  <Values extends Fields<Values>>(secrets: readonly FieldOf<Values>[]) =>
  (snapshot: Pick<FormSnapshot<Values>, 'status' | 'context'>): Partial<Values> | null => {
    const { values, started } = snapshot.context;
    if (isOver(snapshot)) return null;
    const draft: Partial<Values> = {};
    for (const field of fieldsOf(values)) {
      const isKept = !Array.isArray(values[field]) && !secrets.includes(field) && values[field] !== started[field];
      if (isKept) draft[field] = values[field];
    }
    return fieldsOf(draft).length === 0 ? null : draft;
  };
