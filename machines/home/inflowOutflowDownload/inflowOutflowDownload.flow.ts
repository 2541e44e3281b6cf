import { type Cases, everyFault } from '../../kit/cases';
import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import { inflowOutflowDownloadMachine } from './inflowOutflowDownload.machine';

const filter = { currency: 'NGN', points: [{ name: 'October 2026', inflow: '96700412.80', outflow: '74216090.15' }] };

export const inflowOutflowDownloadCases = {
  inputs: { shown: undefined },
  events: {
    'download.asked': { xlsx: { filter, format: 'xlsx' }, csv: { filter, format: 'csv' } },
    'download.cancelled': { now: {} },
  },
  ports: { save: { answers: { saved: { fileName: 'Inflow-and-outflow.xlsx' } }, fails: everyFault } },
  children: {},
  // The points are here already: a file of them is made before anybody could cancel it.
  possible: (_, { subject }) => subject !== 'download.cancelled',
  remember: ({ wanted }) => [wanted?.format],
} satisfies Cases<typeof inflowOutflowDownloadMachine>;

const inflowOutflowDownloadProperties = downloadProperties('HOM-02') satisfies Properties<
  typeof inflowOutflowDownloadMachine,
  typeof inflowOutflowDownloadCases
>;

export const inflowOutflowDownloadFlow = {
  machine: inflowOutflowDownloadMachine,
  cases: inflowOutflowDownloadCases,
  properties: inflowOutflowDownloadProperties,
};
