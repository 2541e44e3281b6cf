import type { userStatusCases } from '../../../machines/people/userStatus/userStatus.flow';
import type { userStatusMachine } from '../../../machines/people/userStatus/userStatus.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const start = { as: 'amaka.obi@bluecrest.test', afresh: true, holds: ['userStatus.do'] } as const;

const seeTheQuestion = (I: Driver) => I.see(/^(Deactivate Ngozi Eze\?|Activate Kemi Ade\?)$/);

/** Letting a user in and keeping them out, in a user's words. */
export const userStatusModel = {
  req: ['USR-01'],
  starts: {
    deactivated: { ...start, path: '/dashboard/settings/users?deactivating=3' },
    activated: { ...start, path: '/dashboard/settings/users?activating=6' },
  },
  events: {
    'deed.confirmed': (I) => I.press(/^(Deactivate|Activate)$/),
    'deed.dismissed': (I) => I.press(/^(Keep|Cancel)$/),
  },
  ports: { do: answering('userStatus.do') },
  children: {},
  states: {
    asked: seeTheQuestion,
    doing: seeTheQuestion,
    done: (I) => I.seeNoDialog(),
    dismissed: (I) => I.seeNoDialog(),
  },
  outOfReach: {},
} satisfies Model<typeof userStatusCases, StateOf<typeof userStatusMachine>>;
