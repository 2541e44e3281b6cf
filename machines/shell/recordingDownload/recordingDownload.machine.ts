import { download } from '../../kit/download/download.machine';

/** What the file contains: the digest of the running machines. The app has recorded their steps. */
export interface RecordingWanted {
  readonly flows: string;
}

/** FLW-02: a masked recording of this tab's flows, as a file that the auditors' page opens. */
export const recordingDownloadMachine = download<RecordingWanted, 'json'>('recordingDownload', {
  calls: [],
  req: ['FLW-02'],
  description: 'Downloads a recording of this tab for an auditor.',
  holds: 'It records your actions, not what you typed.',
  failureMessage: 'Recordings require a secure connection (HTTPS).',
});
