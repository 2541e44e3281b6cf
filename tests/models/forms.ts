/** How any form of the kit is filled in, sent and left, and how a resource before it is waited for. */
import type { Driver, Start } from '../drivers/driver';
import { answering } from './model';

/** How a form of the kit is filled in, sent and left, by what its fields and buttons are called. */
export const formEvents = (names: {
  readonly fill: (I: Driver, field: string, value: string) => Promise<unknown>;
  readonly submit: string;
  readonly leave: string;
}) => ({
  'field.changed': (I: Driver, { change }: { change: { readonly field: string; readonly value: unknown } }) =>
    names.fill(I, change.field, String(change.value)),
  'form.submitted': (I: Driver) => I.press(names.submit),
  'leave.asked': (I: Driver) => I.press(names.leave),
  'leave.confirmed': (I: Driver) => I.press('Leave'),
  'leave.dismissed': (I: Driver) => I.press('Keep editing'),
});

/** How a form of the kit is seen: by its title, until it was saved or left. */
export const formStates = (
  title: string | RegExp,
  saved: (I: Driver) => Promise<unknown>,
  left: (I: Driver) => Promise<unknown>,
) => ({
  'editing.typing': (I: Driver) => I.see(title),
  'editing.incomplete': (I: Driver) => I.see(title),
  saving: (I: Driver) => I.see(title),
  leaving: (I: Driver) => I.see('Leave without saving?'),
  saved,
  left,
});

interface FormWords {
  readonly req: readonly string[];
  readonly start: Omit<Start, 'holds'>;
  readonly port: string;
  /** The label of the field that its cases change. */
  readonly field: string;
  /** What stands beneath it once it is empty. */
  readonly missing: string;
  /** What the buttons are called that save it and leave it. */
  readonly save?: string;
  readonly leave?: string;
  /** What is there while the form is. */
  readonly title: string | RegExp;
  /** What is there once it was saved or left. */
  readonly after: string | RegExp;
}

const here = (page: string | RegExp) => (I: Driver) => I.see(page);

export const formModel = ({ req, start, port, field, missing, title, after, save = 'Save', leave = 'Cancel' }: FormWords) => ({
  req,
  starts: { saved: { ...start, holds: [port] } },
  events: formEvents({ fill: (I, _, value) => I.fill(field, value), submit: save, leave }),
  ports: { save: answering(port) },
  children: {},
  states: { ...formStates(title, here(after), here(after)), 'editing.incomplete': here(missing) },
  outOfReach: {},
});

interface ResourceWords {
  readonly req: readonly string[];
  readonly id: string;
  readonly start: Omit<Start, 'holds'>;
  readonly title: string;
  /** What is there once it came. */
  readonly shown: string;
}

export const oneOfItsKind = ({ req, id, start, title, shown }: ResourceWords) => ({
  req,
  starts: { one: { ...start, holds: [`${id}.load`] } },
  events: {
    'key.given': () => Promise.reject(new Error('There is one of it.')),
    refreshed: (I: Driver) => I.press('Try again'),
  },
  ports: { load: answering(`${id}.load`) },
  children: {},
  states: { loading: here(title), shown: here(shown), failed: here(/^(Try again|Please login again)$/) },
  outOfReach: { [`${id} | key.given | 0`]: 'There is one of it, and so no other key to be given.' },
});

/** An address that nobody was written to yet: the provider writes to one no more than once a minute. */
export const afresh = (address: string) => address.replace('@', `+${crypto.randomUUID()}@`);

/** A call that is made before there is a session. */
export const withoutSession = (flow: string) => ({
  [`${flow}.saving | xstate.error.actor.save | 0`]: 'A call that is made before there is a session cannot find it expired.',
});
