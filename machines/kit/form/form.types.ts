import type { LeaveEvent } from '../flow/leaving';

/** A selected file without its content. The app keeps the content under the key. */
export interface SelectedFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** By content, whatever the name. */
  readonly kind: FileKind;
}

/** `cut`: starts like a known type, but is incomplete. `reading`: is still being read. */
export type FileKind = 'png' | 'jpeg' | 'pdf' | 'scripted' | 'cut' | 'other' | 'reading';

/** One entry of a field that repeats, as texts by name. */
export type TextRow = Readonly<Record<string, string>>;

/** The value of a field: text, a checkbox, files, or rows of texts. */
export type FieldValue = string | boolean | readonly SelectedFile[] | readonly TextRow[];

/** The fields of a form, named as in its call. */
export type Fields<Values> = { readonly [Field in keyof Values]: FieldValue };

export type FieldOf<Values> = keyof Values & string;

/** One field and its new value. */
export type Change<Values> = {
  [Field in FieldOf<Values>]: { readonly field: Field; readonly value: Values[Field] };
}[FieldOf<Values>];

/** The error messages by field. A field without an error is missing. */
export type FieldErrors<Values> = { readonly [Field in FieldOf<Values>]?: string };

export interface FormInput<Values> {
  /** What the call needs besides the fields, such as a token or an id. May be empty. */
  readonly subject: string;
  /** The values before any input: the last saved ones, or empty ones. */
  readonly initialValues: Values;
  /** The unsaved input from before a reload. */
  readonly draft: Partial<Values> | null;
  /** The request from before a reload whose outcome is unknown. Only of a form that creates something. */
  readonly attempt?: Attempt<Values> | null;
}

/** What a form creates, in the merchant's words. */
export interface Creates<Values> {
  /** In the middle of a sentence: `payment link`. */
  readonly thing: string;
  /** The name that the merchant gave it. */
  readonly nameOf: (values: Values) => string;
  /** The page that lists what was created. */
  readonly list: string;
}

/** What a form that edits a record says if someone else changed the record after it was opened. */
export interface Edits<Values> {
  /** In the middle of a sentence: `product`. */
  readonly thing: string;
  /** The fields that are compared, by their labels. */
  readonly labels: { readonly [Field in FieldOf<Values>]?: string };
  /** Returns what a value is called, where the merchant sees something else than its text. */
  readonly shown?: { readonly [Field in FieldOf<Values>]?: (value: Values[Field], values: Values) => string };
  /** Fields that hold several things, each of which is changed on its own, such as permissions. */
  readonly parts?: { readonly [Field in FieldOf<Values>]?: PartsOf<Values[Field]> };
}

/** How a field that holds several things is compared and merged. */
export interface PartsOf<Value> {
  /** Returns the change in words. */
  readonly changed: (before: Value, after: Value) => string;
  /** Returns what is stored, with the change of the merchant from `seen` to `mine`. */
  readonly merged: (seen: Value, mine: Value, stored: Value) => Value;
}

/** What the service answers instead of saving: someone else changed the record after the form was opened. */
export interface Outdated<Values> {
  /** The provider's sentence. */
  readonly said: string;
  /** What is stored now, with the version that the next save names. */
  readonly present: Values;
}

/** A request that creates something, from its first submit until its outcome is known. */
export interface Attempt<Values> {
  readonly idempotencyKey: string;
  /** What it was sent with. */
  readonly values: Values;
}

/** An attempt of the running form. */
export interface OpenAttempt<Values> extends Attempt<Values> {
  /** Whether it was sent before. */
  readonly isRepeated: boolean;
}

/** What the service that saves a form receives. */
export interface SaveInput<Values> {
  readonly subject: string;
  readonly values: Values;
  /** Empty in a form that creates nothing. */
  readonly idempotencyKey: string;
}

/** The part of it that a service needs to create something. */
export type CreateInput<Values> = Pick<SaveInput<Values>, 'values' | 'idempotencyKey'>;

export type FormOutput<Answer> =
  | { readonly result: 'saved'; readonly answer: Answer }
  | { readonly result: 'cancelled' }
  | { readonly result: 'sessionExpired' };

export type FormEvent<Values> =
  | { type: 'field.changed'; change: Change<Values> }
  | { type: 'form.submitted' }
  /** Leaves the form, or stops a running save. */
  | { type: 'cancel' }
  | LeaveEvent
  /** The next three only of a form that creates something. The merchant creates another one with the changed input. */
  | { type: 'another.confirmed' }
  /** Keeps what the earlier attempt created, without another one. */
  | { type: 'earlier.kept' }
  /** Goes on editing before deciding. */
  | { type: 'decision.dismissed' }
  /** The next two only of a form that edits a record. Goes on with the merchant’s changes, on top of those of someone else. */
  | { type: 'changes.kept' }
  /** Goes on with what is stored. */
  | { type: 'changes.discarded' };

export interface FormContext<Values, Answer> {
  readonly subject: string;
  readonly initialValues: Values;
  readonly values: Values;
  /** The fields that were changed here. Before a submit only these show errors. */
  readonly touched: readonly FieldOf<Values>[];
  /** The error of the last attempt, and its field if there is one. */
  readonly submitError: {
    readonly text: string;
    readonly field: FieldOf<Values> | null;
    /** Set if it may have been saved all the same. */
    readonly isUnanswered?: boolean;
  } | null;
  readonly answer: Answer | null;
  /** The attempt whose outcome is unknown. Null in a form that creates nothing. */
  readonly attempt: OpenAttempt<Values> | null;
  /** What someone else stored meanwhile, until the merchant has decided about it. */
  readonly outdated: Outdated<Values> | null;
}
