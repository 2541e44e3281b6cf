/** What a machine tells the merchant after each step, read from its graph: errors that stay, faults without an error, and messages. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { withAnything } from '../../../atlas/anything';
import { explore } from '../../../atlas/explore';
import type { AnyCases, Step } from '../../../atlas/paths';
import { type Stepped, simulator } from '../../../atlas/simulator';
import { nameOf } from '../../models/model';

/** Enough to see every state with an error and without one. */
const LIMIT = 2_600;

/** An error that no machine has: if it is there after a step, the step kept it. */
const MARK = 'An error from before.';

/** A text, a text with the field that it belongs to, or a fault whose text is worked out later. */
const isError = (value: unknown) => typeof value === 'string' || ['text', 'kind'].some((key) => key in Object(value));

/** The names of the fields with an error to show. */
const errorsIn = (context: object): readonly string[] =>
  Object.entries<unknown>({ ...context }).flatMap(([field, value]) =>
    /problem|submitError|^fault$/i.test(field) && isError(value) ? field : [],
  );

const isMarked = (context: object, field: string) => JSON.stringify(Reflect.get(context, field) ?? null).includes(MARK);

/** The same moment, with other words in its errors. */
function marked(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const context = { ...snapshot.context };
  for (const field of errorsIn(context))
    context[field] = typeof context[field] === 'string' ? MARK : { ...context[field], text: MARK };
  return { ...snapshot, context };
}

interface Moment {
  readonly step: Step;
  readonly before: AnyMachineSnapshot;
  readonly after: Stepped;
}

/** Every step of a machine, from every state with an error and without one. */
function momentsOf(machine: AnyStateMachine, cases: AnyCases): readonly Moment[] {
  const remember = (context: never) => [cases.remember(context), errorsIn(context)];
  const { configurations, out } = explore(machine, { ...withAnything(cases), remember }, LIMIT);
  const { take } = simulator(machine);
  return out.flat().flatMap(({ from, step }) => {
    const known = configurations[from]?.snapshot;
    if (!known) return [];
    const before = marked(known);
    return { step, before, after: take(before, step.event) };
  });
}

const WITH_NAME = { event: false, answers: true, fails: false, ends: true, passes: false };

/** `account.changed`, `loadChoices fails`, `otp ends verified`: in which way an event is meant or a call fails is left out. */
const labelOf = ({ kind, subject, name }: Step) =>
  [subject, ...(kind === 'event' ? [] : [kind]), ...(WITH_NAME[kind] ? [name] : [])].join(' ');

/** By the label of a step: in which states something holds after it, and in which it does not. */
function labelled(moments: readonly Moment[], holds: (moment: Moment) => boolean | null): readonly string[] {
  const states = new Map<string, { readonly yes: Set<string>; readonly no: Set<string> }>();
  for (const moment of moments) {
    const answer = holds(moment);
    if (answer === null) continue;
    const { yes, no } = states.get(labelOf(moment.step)) ?? { yes: new Set(), no: new Set() };
    (answer ? yes : no).add(nameOf(moment.before.value));
    states.set(labelOf(moment.step), { yes, no });
  }
  return [...states]
    .flatMap(([label, { yes, no }]) => (no.size === 0 ? label : [...yes].map((state) => `${label} in ${state}`)))
    .sort();
}

/** What a machine tells, by the labels of its steps. */
export interface Messages {
  /** The error that was shown before stays. */
  readonly kept: readonly string[];
  /** The call fails, and neither an error nor a message says so. */
  readonly untold: readonly string[];
  /** What is emitted, besides an expired session: `good`, `bad` and `clears` for messages, `goes to` a page, and the names of others. */
  readonly emits: Readonly<Record<string, readonly string[]>>;
}

const emittedIn = ({ after }: Moment): readonly string[] =>
  after.emitted.map(({ type, tone, text, to }) => {
    if (type === 'navigate') return `goes to ${to}`;
    if (type !== 'notice') return type;
    return text === '' ? 'clears' : String(tone);
  });

const isExpiry = ({ name }: Step) => name === 'sessionExpired';

export function messagesBy(machine: AnyStateMachine, cases: AnyCases): Messages {
  const moments = momentsOf(machine, cases);
  const active = moments.filter(({ after }) => after.snapshot.status === 'active');
  const kept = labelled(
    active.filter(({ step }) => step.kind !== 'fails'),
    ({ before, after }) => {
      const errors = errorsIn(before.context);
      return errors.length === 0 ? null : errors.some((field) => isMarked(after.snapshot.context, field));
    },
  );
  const untold = labelled(
    active.filter(({ step }) => step.kind === 'fails' && !isExpiry(step)),
    (moment) => {
      const { context } = moment.after.snapshot;
      return !emittedIn(moment).includes('bad') && !errorsIn(context).some((field) => !isMarked(context, field));
    },
  );
  const settled = moments.filter(({ step }) => !(step.kind === 'fails' && isExpiry(step)));
  const kinds = [...new Set(moments.flatMap(emittedIn))].filter((kind) => kind !== 'sessionExpired').sort();
  const emits = Object.fromEntries(kinds.map((kind) => [kind, labelled(settled, (moment) => emittedIn(moment).includes(kind))]));
  return { kept, untold, emits };
}
