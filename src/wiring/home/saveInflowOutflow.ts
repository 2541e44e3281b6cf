/** Makes the file and saves it: the rows are a service's, the picture and the saving are the browser's. */
import type { FlowFormat, FlowShown } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import type { Saved, Wanted } from '../../../machines/kit/download.machine';
import type { Service } from '../../../machines/kit/port';
import { drawnPicture } from '../../flow/drawnPicture';
import { saveFile } from '../../flow/saveFile';
import { flowCsv, flowPicture, flowSheet } from '../../services/home/inflowOutflowExport';

export const saveInflowOutflow: Service<Wanted<FlowShown, FlowFormat>, Saved> = async ({ filter, format }, { signal }) => {
  const { name, content } = await made(filter, format);
  signal.throwIfAborted();
  saveFile(content, name);
  return { fileName: name };
};

async function made(shown: FlowShown, format: FlowFormat) {
  if (format === 'csv') return flowCsv(shown);
  return format === 'xlsx' ? flowSheet(shown) : flowPicture(await drawnPicture());
}
