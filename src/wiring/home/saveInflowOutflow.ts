/** Makes the file and saves it. A service makes the rows, and the browser makes and saves the picture. */
import type { FlowFormat, FlowShown } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import type { Wanted } from '../../../machines/kit/download/download.machine';
import { chartImage } from '../../flow/chartImage';
import { flowCsv, flowPicture, flowSheet } from '../../services/home/inflowOutflowExport';
import { saved } from '../saved';

export const saveInflowOutflow = saved<Wanted<FlowShown, FlowFormat>>(({ filter, format }) => made(filter, format));

async function made(shown: FlowShown, format: FlowFormat) {
  if (format === 'csv') return flowCsv(shown);
  return format === 'xlsx' ? flowSheet(shown) : flowPicture(await chartImage());
}
