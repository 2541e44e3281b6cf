import { actionFlow } from '../../kit/confirmation/action.flow';
import { subjectProperties } from '../../kit/confirmation/confirmedAction.properties';
import type { PropertyStep } from '../../kit/flow/properties';
import { type StatusChange, userStatusMachine } from './userStatus.machine';

const by = 'amaka.obi@bluecrest.test';

const changesTheirOwn = ({ isIn, context: { subject } }: PropertyStep<typeof userStatusMachine>) =>
  isIn('submitting') && subject.email === subject.by;

export const userStatusFlow = actionFlow(userStatusMachine, {
  starts: {
    deactivated: { subject: { id: '3', name: 'Ngozi Eze', email: 'ngozi.eze@bluecrest.test', by, becomes: 'Inactive' } },
    activated: {
      subject: { id: '6', name: 'Kemi Ade', email: 'kemi.ade@bluecrest.test', by, becomes: 'Active' },
      screen: { path: '/dashboard/settings/users?activating=6' },
    },
  },
  otherStarts: { ownStatus: { id: '1', name: 'Amaka Obi', email: by, by, becomes: 'Inactive' } },
  answers: { changed: { message: 'User updated successfully' } },
  properties: [
    {
      kind: 'never',
      says: 'A user never deactivates or activates themselves, so an owner always stays',
      req: ['USR-01'],
      when: changesTheirOwn,
    },
    {
      kind: 'mustPass',
      says: 'No status is changed before it was checked whose it is',
      req: ['USR-01', 'FLW-03'],
      to: { calls: 'do' },
      through: [{ guard: 'isAllowed' }],
    },
    ...subjectProperties<StatusChange>('USR-01', 'user'),
  ],
  screen: { path: '/dashboard/settings/users?deactivating=3', as: by },
  dialog: {
    question: ['Deactivate Ngozi Eze?', 'Activate Kemi Ade?'],
    confirm: ['Deactivate', 'Activate'],
    dismiss: ['Cancel', 'Cancel'],
  },
});
