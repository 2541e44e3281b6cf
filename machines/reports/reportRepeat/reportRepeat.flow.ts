import { actionFlow } from '../../kit/confirmation/action.flow';
import { failedReference } from '../reports/reports.flow';
import { reportRepeatMachine } from './reportRepeat.machine';

export const reportRepeatFlow = actionFlow(reportRepeatMachine, {
  starts: {
    failed: {
      subject: { reference: failedReference, fileName: 'Transactions.csv', idempotencyKey: 'key' },
    },
  },
  answers: { requested: { message: '', reference: 'RPT-2' } },
  screen: { path: `/dashboard/report-center?again=${failedReference}`, as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Export again?', confirm: 'Export again', dismiss: 'Cancel' },
});
