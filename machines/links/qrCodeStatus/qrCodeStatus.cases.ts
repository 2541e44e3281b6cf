import { type Cases, everyFault } from '../../kit/cases';
import { stallCode } from '../qrCodes/qrCodes.cases';
import type { qrCodeStatusMachine } from './qrCodeStatus.machine';

export const qrCodeStatusCases = {
  inputs: { stall: { subject: { reference: stallCode.reference, isActive: true } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { changed: { message: 'Payment link deactivated successfully' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof qrCodeStatusMachine>;
