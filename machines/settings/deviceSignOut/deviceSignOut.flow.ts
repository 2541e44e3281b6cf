import { actionFlow } from '../../kit/confirmation/action.flow';
import { subjectProperties } from '../../kit/confirmation/confirmedAction.properties';
import type { PropertyStep } from '../../kit/flow/properties';
import { phone } from '../signedInDevices/signedInDevices.flow';
import { deviceSignOutMachine, type SignedOutDevice } from './deviceSignOut.machine';

const endsThisOne = ({ context, isIn }: PropertyStep<typeof deviceSignOutMachine>) =>
  isIn('submitting') && context.subject.isCurrent;

export const deviceSignOutFlow = actionFlow(deviceSignOutMachine, {
  starts: { phone: { subject: phone } },
  otherStarts: { current: { ...phone, isCurrent: true } },
  properties: [
    ...subjectProperties<SignedOutDevice>('BUS-01', 'device'),
    { kind: 'never', says: 'The device in use is never signed out from the list', req: ['BUS-01'], when: endsThisOne },
  ],
  answers: { ended: { message: 'Signed out successfully' } },
  screen: { path: '/dashboard/settings/business?device={deviceId}', as: 'amaka.obi@bluecrest.test', onPhone: true },
  dialog: { question: 'Sign out Chrome on Android?', confirm: 'Sign out', dismiss: 'Cancel' },
});
