/** The worker that writes spreadsheets. */
import { type SheetText, type Written, writeSheets } from './writeSheet';

const tell = (written: Written) => self.postMessage(written);

self.onmessage = ({ data }: MessageEvent<readonly SheetText[]>) => {
  writeSheets(data).then(
    (content) => tell({ content }),
    (error: unknown) => tell({ failed: String(error) }),
  );
};
