/** The part of a form's flow that never ships: its cases, its properties, and how a tester fills it in. */
import { everyFault, type StepCause } from '../flow/cases';
import type { Fault } from '../flow/fault';
import type { Properties } from '../flow/properties';
import { reqOf, type Screen, type Sight, startsOf } from '../list/screen.flow';
import { passwordFaults } from '../stepUp/stepUp.flow';
import type { form } from './form.machine';
import { createsOnceProperties, editsProperties, formProperties, formStepUpProperties } from './form.properties';
import type { Attempt, Change, FieldErrors, FieldOf, Fields, FormContext, OpenAttempt, Outdated } from './form.types';

export type Form<Values extends Fields<Values>, Answer extends object> = ReturnType<typeof form<Values, Answer>>;

/** How a field takes a value. A plain text is the label of a text field. */
export type FieldControl =
  | string
  /** The value cannot be saved twice, so every path types another one. */
  | { readonly fill: string; readonly unique: true }
  /** The code from the email replaces the sample value. */
  | { readonly fill: string; readonly isCode: true }
  /** A text below the field explains these values. */
  | { readonly fill: string; readonly hints: Readonly<Record<string, RegExp>> }
  /** A dropdown list. Options without a label here use their value. */
  | { readonly choose: string; readonly options?: Readonly<Record<string, string>> }
  /** Radio buttons or tabs, by value. */
  | { readonly pick: Readonly<Record<string, string>> }
  /** A field for one file, and the content of the sample files by name: text, or base64 of a picture. */
  | { readonly attach: string; readonly files: Readonly<Record<string, { readonly text: string; readonly isBase64?: true }>> };

/** What is on screen around a form. */
interface Sights {
  readonly title: Sight;
  /** The text below a field with an invalid sample value. */
  readonly missing?: string;
  /** Null: the dialog has closed. */
  readonly saved: Sight | null;
  /** By default the same as after saving. */
  readonly cancelled?: Sight | null;
}

interface FormStart<Values> {
  readonly subject?: string;
  readonly values: Values;
  readonly draft?: Partial<Values>;
  /** Only of a form that creates something: the request from before a reload. */
  readonly attempt?: Attempt<Values>;
  readonly screen?: Partial<Screen>;
  /** No browser test can bring it about, because the content of a chosen file is in no bookmark. */
  readonly notInBrowser?: true;
}

interface CreatedThing {
  /** In the middle of a sentence: `payment link`. */
  readonly thing: string;
  /** The requirements of its key. */
  readonly req: readonly string[];
}

export type Refusals<Values> = Readonly<Record<string, { readonly said: string; readonly known: Partial<Values> }>>;

interface Own<Values extends Fields<Values>, Answer extends object> {
  readonly validate: (values: Values) => FieldErrors<Values>;
  readonly secrets?: readonly FieldOf<Values>[];
  readonly redirectTo?: string;
  /** Whether it is sent with the password, which is then one of its fields. */
  readonly stepUp?: true;
  /** What the form creates, for the sentences and the screen. */
  readonly creates?: CreatedThing;
  /** What the form edits, in the middle of a sentence, and what someone else may have stored meanwhile. */
  readonly edits?: { readonly thing: string; readonly outdated: Readonly<Record<string, Outdated<Values>>> };
  /** Refusals that name the values of derived fields, with these values. */
  readonly refusals?: Refusals<Values>;
  readonly starts: Readonly<Record<string, FormStart<Values>>>;
  /** Starts that no screen has. Proofs and paths on the machine use them too. */
  readonly otherStarts?: Readonly<Record<string, FormStart<Values>>>;
  /** Sample values: at least one is invalid and one valid. */
  readonly typed: Readonly<Record<string, Change<Values>>>;
  readonly answers: Readonly<Record<string, Answer>>;
  /** The properties of this form in addition to those of every form. */
  readonly properties?: Properties<Form<Values, Answer>>;
  readonly screen: Screen;
  /** Transitions that no path takes in a browser, each with the reason. */
  readonly outOfReach?: Readonly<Record<string, string>>;
  readonly fields: { readonly [Field in FieldOf<Values>]?: FieldControl };
  readonly buttons?: { readonly save?: string; readonly cancel?: string };
  readonly sees: Sights;
}

/** What no screen brings about: a provider that has another thing of the same name, and a role that changed between two requests. */
const CONFLICT: Fault = { kind: 'server', status: 409, message: 'This name is taken' };
const FORBIDDEN: Fault = { kind: 'server', status: 403, message: 'Your role cannot create this' };

const decisions = { 'another.confirmed': { now: {} }, 'earlier.kept': { now: {} }, 'decision.dismissed': { now: {} } };

const choices = { 'changes.kept': { now: {} }, 'changes.discarded': { now: {} } };

/** A key is another one in every walk. */
const openPart = <Values>({ values, isRepeated }: OpenAttempt<Values>) => [values, isRepeated];

/** Typed as the `Cases` of any form. `flows.test.ts` checks that. */
function formCases<Values extends Fields<Values>, Answer extends object>({
  starts,
  otherStarts = {},
  typed,
  answers,
  isPublic,
  creates,
  edits,
  stepUp,
  refusals,
}: Pick<Own<Values, Answer>, 'starts' | 'otherStarts' | 'typed' | 'answers' | 'creates' | 'edits' | 'stepUp' | 'refusals'> & {
  readonly isPublic: boolean;
}) {
  const inputsOf = (some: Readonly<Record<string, FormStart<Values>>>) =>
    Object.fromEntries(
      Object.entries(some).map(
        ([name, { subject = '', values, draft = null, attempt = null }]) =>
          [name, { subject, initialValues: values, draft, attempt }] as const,
      ),
    );
  const changes = Object.entries(typed).map(([name, change]) => [name, { change }] as const);
  const leftOut = Object.entries(starts).flatMap(([name, { notInBrowser }]) => (notInBrowser ? [name] : []));
  return {
    inputs: inputsOf(starts),
    ...(leftOut.length > 0 && { builtOtherwise: leftOut }),
    ...(edits && { needsAnother: Object.keys(edits.outdated) }),
    events: {
      'field.changed': Object.fromEntries(changes),
      'form.submitted': { now: {} },
      cancel: { now: {} },
      'leave.confirmed': { now: {} },
      'leave.dismissed': { now: {} },
      // The types name these events in every form. Only one that creates something handles them.
      ...(creates ? decisions : ({} as typeof decisions)),
      ...(edits ? choices : ({} as typeof choices)),
    },
    ports: { save: { answers: { ...answers, ...edits?.outdated }, fails: everyFault } },
    children: {},
    machineOnly: {
      inputs: inputsOf(otherStarts),
      events: { 'field.changed': restoring(starts, typed) },
      ...(creates && { ports: { save: { fails: { conflict: CONFLICT, forbidden: FORBIDDEN } } } }),
      ...(stepUp && { ports: { save: { fails: passwordFaults } } }),
      ...(refusals && { ports: { save: { fails: faultsOf(refusals) } } }),
    },
    /** A call before sign-in cannot fail with an expired session. */
    possible: (_: unknown, { subject, name }: StepCause) => !(isPublic && subject === 'save' && name === 'sessionExpired'),
    remember: ({ values, initialValues, attempt, outdated }: FormContext<Values, Answer>) => {
      if (edits) return [values, initialValues, outdated];
      return creates ? [values, attempt && openPart(attempt)] : values;
    },
  };
}

const faultsOf = (refusals: Refusals<unknown>): Readonly<Record<string, Fault>> =>
  Object.fromEntries(Object.entries(refusals).map(([name, { said }]) => [name, { kind: 'server', status: 409, message: said }]));

/** Each typed field goes back to what it was at a start, so a form can be incomplete and unchanged. */
function restoring<Values extends Fields<Values>>(
  starts: Readonly<Record<string, FormStart<Values>>>,
  typed: Readonly<Record<string, Change<Values>>>,
) {
  const fields = [...new Set(Object.values(typed).map(({ field }) => field))];
  const restored = Object.entries(starts).flatMap(([start, { values }]) =>
    fields.map((field) => [`${field} as in ${start}`, { change: { field, value: values[field] } }] as const),
  );
  return Object.fromEntries(restored);
}

/** Returns everything that the atlas, the paths and the models need of a form. */
export function formFlow<Values extends Fields<Values>, Answer extends object>(
  machine: Form<Values, Answer>,
  { validate, secrets = [], redirectTo, properties = [], fields, buttons, sees, ...own }: NoInfer<Own<Values, Answer>>,
) {
  const { main, req } = reqOf(machine);
  const answers = Object.keys(own.answers);
  const beforeSignIn = own.screen.as === null;
  const { creates, edits, refusals } = own;
  const rules = {
    ...{ req: main, answers, validate, secrets, beforeSignIn, creates: creates !== undefined, edits: edits !== undefined },
    ...(redirectTo !== undefined && { redirectTo }),
    ...(refusals && { refusals }),
  };
  return {
    machine,
    cases: formCases({ ...own, isPublic: beforeSignIn }),
    properties: [
      ...formProperties(rules),
      ...(creates ? createsOnceProperties(creates.thing, ...creates.req) : []),
      ...(edits ? editsProperties(main) : []),
      ...(own.stepUp ? formStepUpProperties(main) : []),
      ...properties,
    ],
    model: {
      kind: 'form' as const,
      id: machine.id,
      req,
      starts: startsOf(own.screen, own.starts),
      isPublic: beforeSignIn,
      creates: creates?.thing ?? null,
      edits: edits?.thing ?? null,
      fields,
      buttons: { save: 'Save', cancel: 'Cancel', ...buttons },
      sees,
      outOfReach: own.outOfReach ?? {},
    },
  };
}

type Part<Values extends Fields<Values>, Answer extends object> = Pick<
  Own<Values, Answer>,
  'validate' | 'secrets' | 'starts' | 'typed' | 'answers' | 'properties'
>;

/** Returns what the atlas needs of a form that only another flow runs. */
export function formPart<Values extends Fields<Values>, Answer extends object>(
  machine: Form<Values, Answer>,
  { validate, secrets = [], properties = [], ...own }: NoInfer<Part<Values, Answer>>,
) {
  const rules = { req: reqOf(machine).main, answers: Object.keys(own.answers), validate, secrets };
  return { cases: formCases({ ...own, isPublic: false }), properties: [...formProperties(rules), ...properties] };
}

/** What tests need of a form besides its machine. */
export interface FormFacts {
  readonly kind: 'form';
  readonly id: string;
  readonly req: readonly string[];
  readonly starts: Readonly<Record<string, Screen>>;
  readonly isPublic: boolean;
  /** What the form creates, if it creates something. */
  readonly creates: string | null;
  /** What the form edits, if others may edit it too. */
  readonly edits: string | null;
  readonly fields: Readonly<Record<string, FieldControl | undefined>>;
  readonly buttons: { readonly save: string; readonly cancel: string };
  readonly sees: Sights;
  readonly outOfReach: Readonly<Record<string, string>>;
}
