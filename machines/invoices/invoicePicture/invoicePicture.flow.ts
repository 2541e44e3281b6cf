import { downloadFlow } from '../../kit/download/download.flow';
import { invoicePictureMachine } from './invoicePicture.machine';

export const invoicePictureFlow = downloadFlow(invoicePictureMachine, {
  req: ['INV-04'],
  start: 'bill',
  asks: { png: { filter: { reference: 'BCS-INV-1193' }, format: 'png' } },
  fileName: 'Invoice-BCS-INV-1193.png',
  screen: { path: '/dashboard/business/invoice/{invoiceId}/details', as: 'amaka.obi@bluecrest.test', invoiced: true },
  control: { press: 'Download' },
});
