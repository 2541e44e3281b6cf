/** The part of a form's flow that never ships: its cases, its properties, and how a tester fills it in. */
import { everyFault, type Happened } from './cases';
import type { form } from './form.machine';
import { formProperties } from './form.properties';
import type { Change, FieldFaults, FieldOf, Fields, FormContext } from './form.types';
import type { Properties } from './properties';
import { reqOf, type Screen, type Sight, startsOf } from './screen.flow';

export type Form<Values extends Fields<Values>, Answer extends object> = ReturnType<typeof form<Values, Answer>>;

/** How a field takes a value. A plain text is the label of a text field. */
export type FieldControl =
  | string
  /** The value is used up once saved, so every path types another one. */
  | { readonly fill: string; readonly unique: true }
  /** The code that the provider sent takes the place of the sample value. */
  | { readonly fill: string; readonly isCode: true }
  /** A text below the field explains these values. */
  | { readonly fill: string; readonly hints: Readonly<Record<string, RegExp>> }
  /** A list that drops down. Options that are not named here are called as their value. */
  | { readonly choose: string; readonly options?: Readonly<Record<string, string>> }
  /** Options that all show, by value. */
  | { readonly pick: Readonly<Record<string, string>> };

/** What stands on screen around a form. */
interface Sights {
  readonly title: Sight;
  /** The text below a field that a sample value breaks. */
  readonly missing?: string;
  /** Null: the dialog is gone. */
  readonly saved: Sight | null;
  /** As after saving, where it is not given. */
  readonly left?: Sight | null;
}

interface FormStart<Values> {
  readonly subject?: string;
  readonly values: Values;
  readonly draft?: Partial<Values>;
  readonly screen?: Partial<Screen>;
}

interface Own<Values extends Fields<Values>, Answer extends object> {
  readonly check: (values: Values) => FieldFaults<Values>;
  readonly secrets?: readonly FieldOf<Values>[];
  readonly leadsTo?: string;
  readonly starts: Readonly<Record<string, FormStart<Values>>>;
  /** Sample values: one breaks a rule, one obeys it. */
  readonly typed: Readonly<Record<string, Change<Values>>>;
  readonly answers: Readonly<Record<string, Answer>>;
  /** What holds of this form beside what holds of every form. */
  readonly properties?: Properties<Form<Values, Answer>>;
  readonly screen: Screen;
  readonly fields: { readonly [Field in FieldOf<Values>]?: FieldControl };
  readonly buttons?: { readonly save?: string; readonly cancel?: string };
  readonly sees: Sights;
}

/** Typed as the `Cases` of any form; `flows.test.ts` holds it to that. */
function formCases<Values extends Fields<Values>, Answer extends object>({
  starts,
  typed,
  answers,
  screen,
}: Pick<Own<Values, Answer>, 'starts' | 'typed' | 'answers' | 'screen'>) {
  const inputs = Object.entries(starts).map(
    ([name, { subject = '', values, draft = null }]) => [name, { subject, started: values, draft }] as const,
  );
  const changes = Object.entries(typed).map(([name, change]) => [name, { change }] as const);
  const isPublic = screen.as === null;
  return {
    inputs: Object.fromEntries(inputs),
    events: {
      'field.changed': Object.fromEntries(changes),
      'form.submitted': { now: {} },
      cancel: { now: {} },
      'leave.confirmed': { now: {} },
      'leave.dismissed': { now: {} },
    },
    ports: { save: { answers, fails: everyFault } },
    children: {},
    /** A call before sign-in cannot find its session expired. */
    possible: (_: unknown, { subject, name }: Happened) => !(isPublic && subject === 'save' && name === 'sessionExpired'),
    remember: ({ values }: FormContext<Values, Answer>) => values,
  };
}

/** Everything that the atlas, the paths and the models know of a form. */
export function formFlow<Values extends Fields<Values>, Answer extends object>(
  machine: Form<Values, Answer>,
  { check, secrets = [], leadsTo, properties = [], fields, buttons, sees, ...own }: NoInfer<Own<Values, Answer>>,
) {
  const { main, req } = reqOf(machine);
  const answers = Object.keys(own.answers);
  const rules = { req: main, answers, check, secrets, ...(leadsTo !== undefined && { leadsTo }) };
  return {
    machine,
    cases: formCases(own),
    properties: [...formProperties(rules), ...properties],
    model: {
      kind: 'form' as const,
      id: machine.id,
      req,
      starts: startsOf(own.screen, own.starts),
      isPublic: own.screen.as === null,
      fields,
      buttons: { save: 'Save', cancel: 'Cancel', ...buttons },
      sees,
    },
  };
}

/** What the tests need of a form beside its machine. */
export interface FormFacts {
  readonly kind: 'form';
  readonly id: string;
  readonly req: readonly string[];
  readonly starts: Readonly<Record<string, Screen>>;
  readonly isPublic: boolean;
  readonly fields: Readonly<Record<string, FieldControl | undefined>>;
  readonly buttons: { readonly save: string; readonly cancel: string };
  readonly sees: Sights;
}
