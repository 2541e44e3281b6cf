import type { stakeholderRemovalCases } from '../../../machines/onboarding/stakeholderRemoval/stakeholderRemoval.flow';
import type { stakeholderRemovalMachine } from '../../../machines/onboarding/stakeholderRemoval/stakeholderRemoval.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheQuestion = (I: Driver) => I.see('Delete Kunle Obi?');

/** Taking somebody out of the list of stakeholders, in a user's words. */
export const stakeholderRemovalModel = {
  req: ['ONB-10'],
  starts: {
    kunle: {
      path: '/dashboard/get-Started/businessRegistration?removing={stakeholderId}',
      as: 'musa.garba@harbour.test',
      registered: true,
      holds: ['stakeholderRemoval.do'],
    },
  },
  events: { 'deed.confirmed': (I) => I.press('Delete'), 'deed.dismissed': (I) => I.press('Keep') },
  ports: { do: answering('stakeholderRemoval.do') },
  children: {},
  states: {
    asked: seeTheQuestion,
    doing: seeTheQuestion,
    done: (I) => I.seeNoDialog(),
    dismissed: (I) => I.seeNoDialog(),
  },
  outOfReach: {},
} satisfies Model<typeof stakeholderRemovalCases, StateOf<typeof stakeholderRemovalMachine>>;
