import type { qrCodesCases } from '../../../machines/links/qrCodes/qrCodes.flow';
import type { qrCodesMachine } from '../../../machines/links/qrCodes/qrCodes.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheList = (I: Driver) => I.see('Create QR code');

/** The QR codes of a business, in a user's words. */
export const qrCodesModel = {
  req: ['QRC-01', 'GEN-07'],
  starts: {
    first: { path: '/dashboard/business/qr-codes', as: 'amaka.obi@bluecrest.test', holds: ['qrCodes.load'] },
  },
  events: {
    'filter.applied': async (I, { filter }: { filter: { state: string } }) => {
      await I.press('Filter');
      await I.choose('Status', filter.state);
      await I.press('Apply Filter');
    },
    'page.chosen': (I) => I.press('Next page'),
    'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
    'query.given': (I) => I.back(),
    refreshed: (I) => I.press('Refresh'),
  },
  ports: { load: answering('qrCodes.load') },
  children: {},
  states: { loading: seeTheList, shown: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
  outOfReach: {},
} satisfies Model<typeof qrCodesCases, StateOf<typeof qrCodesMachine>>;
