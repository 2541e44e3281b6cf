import { actionFlow } from '../../kit/confirmation/action.flow';
import type { PropertyStep } from '../../kit/flow/properties';
import { stallCode } from '../qrCodes/qrCodes.flow';
import { qrCodeStatusMachine } from './qrCodeStatus.machine';

const saysTheOther = ({ isIn, context, emitted }: PropertyStep<typeof qrCodeStatusMachine>) =>
  isIn('succeeded') &&
  !emitted.some(({ text }) => text === `QR Code ${context.subject.isActive ? 'Deactivated' : 'Activated'} Successfully`);

export const qrCodeStatusFlow = actionFlow(qrCodeStatusMachine, {
  starts: { stall: { subject: { reference: stallCode.reference, isActive: true } } },
  answers: { changed: { message: 'Payment link deactivated successfully' } },
  properties: [
    {
      kind: 'never',
      says: 'The message names the action that was taken: activated or deactivated',
      req: ['QRC-01'],
      when: saysTheOther,
    },
  ],
  screen: { path: '/dashboard/business/qr-codes?switching=KPL-086B041CE41209FF', as: 'amaka.obi@bluecrest.test' },
  dialog: {
    question: 'Are you sure you want to deactivate this QR code?',
    confirm: 'Deactivate QR code',
    dismiss: 'Cancel',
  },
});
