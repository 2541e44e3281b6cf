/** A file that was chosen, without what is in it: that stays with the house, under the key. */
export interface Chosen {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** By what is in it, whatever it is called. */
  readonly kind: FileKind;
}

/** `cut`: begins as one that is known, and ends before its end. */
export type FileKind = 'png' | 'jpeg' | 'pdf' | 'cut' | 'other';

/** What a field can hold: text, a tick, files. */
export type FieldValue = string | boolean | readonly Chosen[];

/** The fields of a form by their names, which are those of the call that it is sent with. */
export type Fields<Values> = { readonly [Field in keyof Values]: FieldValue };

export type FieldOf<Values> = keyof Values & string;

/** One field and what it holds now. */
export type Change<Values> = {
  [Field in FieldOf<Values>]: { readonly field: Field; readonly value: Values[Field] };
}[FieldOf<Values>];

/** What is wrong with which field, in the words that stand beneath it. A field without a fault is left out. */
export type FieldFaults<Values> = { readonly [Field in FieldOf<Values>]?: string };

export interface FormInput<Values> {
  /** What the call needs beside the fields: a token, an id. Empty where it needs nothing. */
  readonly subject: string;
  /** What the fields hold before anything is typed: what was saved last, or nothing. */
  readonly started: Values;
  /** What was typed before the page was loaded anew, and not saved. */
  readonly draft: Partial<Values> | null;
}

export type FormOutput<Answer> =
  | { readonly result: 'saved'; readonly answer: Answer }
  | { readonly result: 'left' }
  | { readonly result: 'sessionExpired' };

export type FormEvent<Values> =
  | { type: 'field.changed'; change: Change<Values> }
  | { type: 'form.submitted' }
  /** Cancel: leaves the form; while it is being saved, stops that. */
  | { type: 'cancel' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.dismissed' };

export interface FormContext<Values, Answer> {
  readonly subject: string;
  readonly started: Values;
  readonly values: Values;
  /** The fields that were changed here: only of these is said what is wrong before the form is sent. */
  readonly touched: readonly FieldOf<Values>[];
  /** What was said to the last try, and of which field, if of one. */
  readonly problem: { readonly text: string; readonly field: FieldOf<Values> | null } | null;
  readonly answer: Answer | null;
}
