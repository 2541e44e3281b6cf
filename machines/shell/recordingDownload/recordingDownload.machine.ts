import { download } from '../../kit/download.machine';

/** What the file is of: the digest of the machines that run here. What they did, the house has noted. */
export interface RecordingWanted {
  readonly flows: string;
}

/** FLW-02: what the flows of this tab did, masked, as a file that the auditors' page opens. */
export const recordingDownloadMachine = download<RecordingWanted, 'json'>('recordingDownload', {
  calls: [],
  req: ['FLW-02'],
  description: 'Downloads a recording of this tab for an auditor.',
  holds: 'It holds what was done here and nothing that was typed.',
  lost: 'The browser makes a recording on a secure connection only.',
});
