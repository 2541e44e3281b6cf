import { type Cases, everyFault } from '../../kit/cases';
import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import { qrDownloadMachine } from './qrDownload.machine';

export const qrDownloadCases = {
  inputs: { link: undefined },
  events: {
    'download.asked': {
      png: { filter: { text: 'https://pay.provider.test/KPL-086B041CE41209FF', name: 'Market stall', size: 120 }, format: 'png' },
    },
    'download.cancelled': { now: {} },
  },
  ports: { save: { answers: { saved: { fileName: 'QR-Market-stall.png' } }, fails: everyFault } },
  children: {},
  // The picture is at hand: a file of it is made before anybody could cancel it.
  possible: (_, { subject }) => subject !== 'download.cancelled',
  remember: () => [],
} satisfies Cases<typeof qrDownloadMachine>;

const qrDownloadProperties = downloadProperties('PLK-05') satisfies Properties<typeof qrDownloadMachine, typeof qrDownloadCases>;

export const qrDownloadFlow = { machine: qrDownloadMachine, cases: qrDownloadCases, properties: qrDownloadProperties };
