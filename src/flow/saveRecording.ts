import type { Saved, Wanted } from '../../machines/kit/download/download.machine';
import { Failure } from '../../machines/kit/flow/fault';
import type { Service } from '../../machines/kit/flow/port';
import { sealed } from '../../machines/kit/flow/recording';
import { ZONE } from '../../machines/kit/values/zone';
import type { RecordingWanted } from '../../machines/shell/recordingDownload/recordingDownload.machine';
import { recordedEntries } from './record';
import { saveFile } from './saveFile';

/**
 * Saves the recording of this tab as a file that the atlas opens (FLW-02): `Kontor-recording-20261121-093000.json`, with the time in Lagos.
 * Fails without a secure connection, because browsers do not hash there.
 */
export const saveRecording: Service<Wanted<RecordingWanted, 'json'>, Saved> = async ({ filter: { flows } }, { signal }) => {
  if (!window.isSecureContext)
    throw new Failure({ kind: 'defect', message: 'Recordings can only be hashed on a secure connection' });
  const recording = await sealed(flows, recordedEntries());
  signal.throwIfAborted();
  const moment = Temporal.Now.plainDateTimeISO(ZONE)
    .toString({ smallestUnit: 'second' })
    .replaceAll(/[-:]/g, '')
    .replace('T', '-');
  const fileName = `Kontor-recording-${moment}.json`;
  saveFile(new Blob([JSON.stringify(recording)], { type: 'application/json' }), fileName);
  return { fileName };
};
