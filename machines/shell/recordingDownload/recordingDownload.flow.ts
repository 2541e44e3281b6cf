import { type Cases, everyFault } from '../../kit/cases';
import { downloadProperties } from '../../kit/download.properties';
import type { Properties } from '../../kit/properties';
import { recordingDownloadMachine } from './recordingDownload.machine';

export const recordingDownloadCases = {
  inputs: { tab: undefined },
  events: {
    'download.asked': { json: { filter: { flows: '00000000' }, format: 'json' } },
    'download.cancelled': { now: {} },
  },
  ports: { save: { answers: { saved: { fileName: 'Kontor-recording.json' } }, fails: everyFault } },
  children: {},
  // What was done is at hand: a file of it is made before anybody could cancel it.
  possible: (_, { subject }) => subject !== 'download.cancelled',
  remember: () => [],
} satisfies Cases<typeof recordingDownloadMachine>;

const recordingDownloadProperties = downloadProperties('FLW-02') satisfies Properties<
  typeof recordingDownloadMachine,
  typeof recordingDownloadCases
>;

export const recordingDownloadFlow = {
  machine: recordingDownloadMachine,
  cases: recordingDownloadCases,
  properties: recordingDownloadProperties,
};
