/** How any form of the kit is filled in, sent and left, and how a resource before it is waited for. */
import type { Driver, Start } from '../drivers/driver';
import { answering } from './model';

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
  events: {
    'field.changed': (I: Driver, { change }: { change: { value: unknown } }) => I.fill(field, String(change.value)),
    'form.submitted': (I: Driver) => I.press(save),
    'leave.asked': (I: Driver) => I.press(leave),
    'leave.confirmed': (I: Driver) => I.press('Leave'),
    'leave.dismissed': (I: Driver) => I.press('Keep editing'),
  },
  ports: { save: answering(port) },
  children: {},
  states: {
    'editing.typing': here(title),
    'editing.incomplete': here(missing),
    saving: here(title),
    leaving: here('Leave without saving?'),
    saved: here(after),
    left: here(after),
  },
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
