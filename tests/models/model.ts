import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { type Step, stepText } from '../../atlas/paths';
import { failedAt } from '../../atlas/run/result';
import type { Driver, Outcome, Start } from '../drivers/driver';

/** Whether a later step on the path matches: if a step has two causes, the next one decides. */
export type Ahead = (subject: string, isMeant?: (step: Step) => boolean) => Step | undefined;

export type Do = (I: Driver, payload: never, ahead: Ahead, step: Step) => Promise<unknown>;

/** A state's name with its parents': `editing.ready`. */
type StateName<Value> = Value extends string
  ? Value
  : { [Parent in keyof Value & string]: `${Parent}.${StateName<Value[Parent]>}` }[keyof Value & string];

/** The names of the active states: `editing.ready`. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(Object(value))
    .map(([parent, child]) => `${parent}.${nameOf(child)}`)
    .join(' ');
}

/** The name of every state that a machine can be in. */
export type StateOf<M extends AnyStateMachine> = StateName<SnapshotFrom<M>['value']>;

/**
 * How each event and response is triggered, and how each state is recognised. The keys come from the machine's cases, so none can be missing.
 * `Transient` names the states that a machine leaves at once: a path that stops in one fails.
 */
export interface Model<
  Cases extends { readonly inputs: object; readonly events: object; readonly ports: object; readonly children: object },
  State extends string,
  Transient extends State = never,
> {
  /** The requirements of this flow. The titles of its paths carry them. */
  readonly req: readonly string[];
  readonly starts: { readonly [Input in keyof Cases['inputs']]: Start };
  readonly events: { readonly [Type in keyof Cases['events']]: Do };
  readonly ports: { readonly [Port in keyof Cases['ports']]: Do };
  readonly children: { readonly [Child in keyof Cases['children']]: { readonly [Ending in keyof Cases['children'][Child]]: Do } };
  /** How each delay passes. A machine with delays has timed starts. */
  readonly delays?: Readonly<Record<string, Do>>;
  readonly states: { readonly [S in Exclude<State, Transient>]: (I: Driver) => Promise<unknown> };
  /** How many payouts a path may make, by default one. */
  readonly moves?: number;
  /** Transitions that the sandbox cannot bring about, by id, with the reason. A test of this name takes each of them on the machine. */
  readonly outOfReach: Readonly<Record<string, string>>;
}

export interface AnyModel {
  readonly req: readonly string[];
  readonly starts: Readonly<Record<string, Start>>;
  readonly events: Readonly<Record<string, Do>>;
  readonly ports: Readonly<Record<string, Do>>;
  readonly children: Readonly<Record<string, Readonly<Record<string, Do>>>>;
  readonly delays?: Readonly<Record<string, Do>>;
  readonly states: Readonly<Record<string, (I: Driver) => Promise<unknown>>>;
  readonly moves?: number;
  readonly outOfReach: Readonly<Record<string, string>>;
}

function waysOf({ events, ports, children, delays = {} }: AnyModel, { kind, subject, name }: Step): Do | undefined {
  if (kind === 'event') return events[subject];
  if (kind === 'ends') return children[subject]?.[name];
  return kind === 'passes' ? delays[subject] : ports[subject];
}

function howTo(model: AnyModel, step: Step): Do {
  const { subject, name } = step;
  const how = waysOf(model, step);
  if (!how) throw new Error(`The model does not say how "${subject} ${name}" is done.`);
  return how;
}

/** Walks one path as a user would, and checks the screen after every step. `after` checks more of it. */
export async function walk(model: AnyModel, steps: readonly Step[], I: Driver, after: (step: Step) => Promise<void> = byItself) {
  for (const [n, step] of steps.entries()) {
    const ahead: Ahead = (subject, isMeant = () => true) =>
      steps.slice(n + 1).find((later) => later.subject === subject && isMeant(later));
    try {
      await howTo(model, step)(I, step.payload as never, ahead, step);
      await seeing(model, step)(I);
      await after(step);
    } catch (error) {
      throw new Error(failedAt(n + 1, stepText(step), error), { cause: error });
    }
  }
}

function seeing({ states }: AnyModel, { value }: Step) {
  const see = states[nameOf(value)];
  if (!see) throw new Error(`The model does not say how "${nameOf(value)}" is seen.`);
  return see;
}

/** A delay that passes by itself: the walk waits for the next state. */
export const byItself = async () => {};

/** Ends a port's call as its case says. */
export const answering =
  (port: string): Do =>
  (I, payload: unknown, _, step) =>
    I.answer(port, ending(step, payload));

type Failing = Extract<Outcome, { readonly fails: unknown }>['fails'];

export const ending = ({ kind, name }: Step, payload: unknown): Outcome =>
  kind === 'answers' ? { answers: payload, named: name } : { fails: failing(name, payload) };

function failing(name: string, payload: unknown): Failing {
  if (name === 'refused' || name === 'broken') return name;
  return (payload as { readonly kind: Failing }).kind;
}

/** Leaves the page of a link with the button of its state. */
export const leavingLink =
  (done: string): Do =>
  (I, _: object, __, { fired }) =>
    I.press(fired.some((transition) => transition.startsWith(done)) ? 'Signin' : 'Go to Kontor');

/** The provider counts five wrong codes. */
const TRIES = 5;

/** The entry of a code: nothing can be submitted before there is one. */
export const seeCodeEntry = (button: string | RegExp) => async (I: Driver) => {
  await I.see('Your code');
  await I.seeDisabled(button);
};

/** How the entry of a code ends, in any flow. */
export const codeEndings = (button: string, port: string, title: string, lost: (ahead: Ahead) => 'network' | 'lost') => {
  const enter = async (I: Driver, code: string) => {
    await I.fill('Your code', code);
    await I.press(button);
  };
  return {
    verified: async (I: Driver, { answer }: { answer: object }) => {
      await enter(I, await I.otp());
      await I.answer(port, { answers: answer });
    },
    tooManyAttempts: async (I: Driver) => {
      for (let tries = 1; tries < TRIES; tries += 1) {
        await enter(I, `wrong ${tries}`);
        await I.answer(port, { refuses: 'Invalid OTP' });
        await I.see('Invalid OTP');
      }
      await enter(I, 'wrong again');
      await I.answer(port, { refuses: 'Too many attempts' });
    },
    noResponse: async (I: Driver, _: object, ahead: Ahead) => {
      await enter(I, await I.otp());
      await I.answer(port, { fails: lost(ahead) });
    },
    sessionExpired: async (I: Driver) => {
      await enter(I, await I.otp());
      await I.answer(port, { fails: 'sessionExpired' });
    },
    dismissed: (I: Driver) => I.press(title),
  };
};
