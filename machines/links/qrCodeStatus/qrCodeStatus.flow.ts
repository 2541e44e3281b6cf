import { type Cases, everyFault } from '../../kit/cases';
import { deedProperties } from '../../kit/deed.properties';
import type { Moment, Properties } from '../../kit/properties';
import { stallCode } from '../qrCodes/qrCodes.flow';
import { qrCodeStatusMachine } from './qrCodeStatus.machine';

export const qrCodeStatusCases = {
  inputs: { stall: { subject: { reference: stallCode.reference, isActive: true } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { changed: { message: 'Payment link deactivated successfully' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof qrCodeStatusMachine>;

const saysTheOther = ({ isIn, context, emitted }: Moment<typeof qrCodeStatusMachine>) =>
  isIn('done') &&
  !emitted.some(({ text }) => text === `QR Code ${context.subject.isActive ? 'Deactivated' : 'Activated'} Successfully`);

const qrCodeStatusProperties = [
  ...deedProperties('QRC-01', 'changed'),
  { kind: 'never', says: 'It says which of the two was done', req: ['QRC-01'], when: saysTheOther },
] satisfies Properties<typeof qrCodeStatusMachine, typeof qrCodeStatusCases>;

export const qrCodeStatusFlow = { machine: qrCodeStatusMachine, cases: qrCodeStatusCases, properties: qrCodeStatusProperties };
