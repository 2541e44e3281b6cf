import type { Saved, Wanted } from '../../machines/kit/download/download.machine';
import type { Service } from '../../machines/kit/flow/port';
import type { QrSubject } from '../../machines/links/qrDownload/qrDownload.machine';
import { fileNameOf } from '../../machines/links/qrDownload/qrDownload.machine';
import { pngOf } from './qrCode';
import { saveFile } from './saveFile';

/** PLK-05: saves the code as a file, made in the browser. */
export const saveQr: Service<Wanted<QrSubject, 'png'>, Saved> = async ({ filter: { text, name, size } }, { signal }) => {
  const picture = await pngOf(text, size);
  signal.throwIfAborted();
  const fileName = fileNameOf(name);
  saveFile(picture, fileName);
  return { fileName };
};
