import { download } from '../../kit/download.machine';
import type { RecordingWanted } from './recordingDownload.types';

/** FLW-02: what the flows of this tab did, masked, as a file that the auditors' page opens. */
export const recordingDownloadMachine = download<RecordingWanted, 'json'>('recordingDownload', {
  calls: [],
  req: ['FLW-02'],
  description: 'What was done in this tab, as a file for an auditor.',
  holds: 'It holds what was done here and nothing that was typed.',
  lost: 'The browser makes a recording on a secure connection only.',
});
