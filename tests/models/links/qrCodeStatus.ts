import type { qrCodeStatusCases } from '../../../machines/links/qrCodeStatus/qrCodeStatus.flow';
import type { qrCodeStatusMachine } from '../../../machines/links/qrCodeStatus/qrCodeStatus.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

/** What another path did to the link decides which of the two is asked. */
const seeTheQuestion = (I: Driver) => I.see(/^Are you sure you want to (deactivate|activate) this QR code\?$/);

/** Closing a QR code and opening it again, in a user's words. */
export const qrCodeStatusModel = {
  req: ['QRC-01'],
  starts: {
    stall: {
      path: '/dashboard/business/qr-codes?switching=KPL-086B041CE41209FF',
      as: 'amaka.obi@bluecrest.test',
      holds: ['qrCodeStatus.do'],
    },
  },
  events: {
    'deed.confirmed': (I) => I.press(/^(Deactivate|Activate) QR Code$/),
    'deed.dismissed': (I) => I.press('Cancel'),
  },
  ports: { do: answering('qrCodeStatus.do') },
  children: {},
  states: {
    asked: seeTheQuestion,
    doing: seeTheQuestion,
    done: (I) => I.seeNoDialog(),
    dismissed: (I) => I.seeNoDialog(),
  },
  outOfReach: {},
} satisfies Model<typeof qrCodeStatusCases, StateOf<typeof qrCodeStatusMachine>>;
