import type { qrDownloadCases } from '../../../machines/links/qrDownload/qrDownload.flow';
import type { qrDownloadMachine } from '../../../machines/links/qrDownload/qrDownload.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const AT_HAND = 'A picture is made of what is at hand: nobody could cancel it.';
const NO_CALL = 'It makes no call whose answer could be another.';
const seeTheCode = (I: Driver) => I.see(/^(Download|Please login again)$/);

/** The QR code of a payment link as a file, in a user's words. */
export const qrDownloadModel = {
  req: ['PLK-05'],
  starts: {
    link: {
      path: '/dashboard/business/payment-links?qr=KPL-086B041CE41209FF',
      as: 'amaka.obi@bluecrest.test',
      holds: ['qrDownload.save'],
    },
  },
  events: { 'download.asked': (I) => I.press('Download'), 'download.cancelled': () => Promise.reject(new Error(AT_HAND)) },
  ports: { save: answering('qrDownload.save') },
  children: {},
  states: { ready: seeTheCode, saving: seeTheCode },
  outOfReach: {
    'qrDownload.saving | download.cancelled | 0': AT_HAND,
    'qrDownload.saving | xstate.error.actor.save | 0': NO_CALL,
    'qrDownload.saving | xstate.error.actor.save | 1': NO_CALL,
  },
} satisfies Model<typeof qrDownloadCases, StateOf<typeof qrDownloadMachine>>;
