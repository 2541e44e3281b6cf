import type { Saved } from '../../machines/kit/download/download.machine';
import type { Service } from '../../machines/kit/flow/port';
import { saveFile } from '../flow/saveFile';

/** Makes a file and passes it to the browser, unless it was cancelled. */
export const saved =
  <Wanted>(make: Service<Wanted, { readonly name: string; readonly content: Blob }>): Service<Wanted, Saved> =>
  async (wanted, options) => {
    const { name, content } = await make(wanted, options);
    options.signal.throwIfAborted();
    saveFile(content, name);
    return { fileName: name };
  };
