import type { feeBearerChangeCases } from '../../../machines/settings/feeBearerChange/feeBearerChange.flow';
import type { feeBearerChangeMachine } from '../../../machines/settings/feeBearerChange/feeBearerChange.machine';
import { formModel } from '../forms';
import type { Model, StateOf } from '../model';

const form = formModel({
  req: ['PRF-01'],
  start: { path: '/dashboard/settings/preference?changing=fees', as: 'amaka.obi@bluecrest.test', afresh: true },
  port: 'feeBearerChange.save',
  field: 'Fee bearer',
  missing: 'This is how it is now: choose another one.',
  title: 'Who bears the fees?',
  after: /^(Change who bears them|Please login again)$/,
});

const NAMES: Readonly<Record<string, string>> = { CBF: 'Customer', SBF: 'Subsidiary', SPLIT: 'Split' };

/** Saying who bears the fees, in a user's words. */
export const feeBearerChangeModel = {
  ...form,
  events: {
    ...form.events,
    'field.changed': (I, { change }: { change: { value: string } }) => I.pick(NAMES[change.value] ?? change.value),
  },
  outOfReach: {},
} satisfies Model<typeof feeBearerChangeCases, StateOf<typeof feeBearerChangeMachine>>;
