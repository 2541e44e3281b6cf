import type { resetRequestCases } from '../../../machines/access/resetRequest/resetRequest.flow';
import type { resetRequestMachine } from '../../../machines/access/resetRequest/resetRequest.machine';
import { afresh, formEvents, formStates, withoutSession } from '../forms';
import { answering, type Model, type StateOf } from '../model';

/** Asking for a code for a new password, in a user's words. */
export const resetRequestModel = {
  req: ['SES-08'],
  starts: { fresh: { path: '/?reset=now', as: null, holds: ['resetRequest.save'] } },
  events: formEvents({
    fill: (I, _, value) => I.fill('Your email', afresh(value)),
    submit: 'Send code',
    leave: 'Cancel',
  }),
  ports: { save: answering('resetRequest.save') },
  children: {},
  states: formStates(
    'Reset your password',
    (I) => I.see('Choose a new password'),
    (I) => I.seeNoDialog(),
  ),
  outOfReach: withoutSession('resetRequest'),
} satisfies Model<typeof resetRequestCases, StateOf<typeof resetRequestMachine>>;
