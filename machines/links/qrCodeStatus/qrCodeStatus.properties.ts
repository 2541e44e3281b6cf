import { deedProperties } from '../../kit/deed.properties';
import type { Moment, Properties } from '../../kit/properties';
import type { qrCodeStatusCases } from './qrCodeStatus.cases';
import type { qrCodeStatusMachine } from './qrCodeStatus.machine';

const saysTheOther = ({ isIn, context, emitted }: Moment<typeof qrCodeStatusMachine>) =>
  isIn('done') &&
  !emitted.some(({ text }) => text === `QR Code ${context.subject.isActive ? 'Deactivated' : 'Activated'} Successfully`);

export const qrCodeStatusProperties = [
  ...deedProperties('QRC-01', 'changed'),
  { kind: 'never', says: 'It says which of the two was done', req: ['QRC-01'], when: saysTheOther },
] satisfies Properties<typeof qrCodeStatusMachine, typeof qrCodeStatusCases>;
