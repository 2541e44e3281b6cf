/**
 * Stands for `fflate` in the build. Its `zip` starts a worker from a blob for a file above 320 kB, which the policy of the pages forbids, and
 * then never answers. The spreadsheet is written in a worker already, so it is compressed there.
 */
import { zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

type Files = Parameters<typeof zipSync>[0];

export function zip(files: Files, done: (error: unknown, archive: Uint8Array | null) => void): void {
  let archive: Uint8Array;
  try {
    archive = zipSync(files);
  } catch (error) {
    done(error, null);
    return;
  }
  done(null, archive);
}
