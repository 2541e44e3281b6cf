import { ZONE } from '../../machines/kit/days';
import { sealed } from '../../machines/kit/recording';
import { record } from './record';
import { saveFile } from './saveFile';

/**
 * Saves what the flows of this tab did as a file that the atlas opens (FLW-02), and answers its name: `Kontor-recording-20261121-093000.json`,
 * the moment in Lagos. Fails where the page came over a connection that is not secure: the browser hashes nothing there.
 * @param flows the digest of the machines that run here
 */
export async function saveRecording(flows: string): Promise<string> {
  const recording = await sealed(flows, record());
  const moment = Temporal.Now.plainDateTimeISO(ZONE)
    .toString({ smallestUnit: 'second' })
    .replaceAll(/[-:]/g, '')
    .replace('T', '-');
  const name = `Kontor-recording-${moment}.json`;
  saveFile(new Blob([JSON.stringify(recording)], { type: 'application/json' }), name);
  return name;
}
