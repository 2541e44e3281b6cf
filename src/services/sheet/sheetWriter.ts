/** The worker that writes spreadsheets. */
import { type SheetText, type Written, writeSheet } from './writeSheet';

const tell = (written: Written) => self.postMessage(written);

self.onmessage = ({ data }: MessageEvent<SheetText>) => {
  writeSheet(data).then(
    (content) => tell({ content }),
    (error: unknown) => tell({ failed: String(error) }),
  );
};
