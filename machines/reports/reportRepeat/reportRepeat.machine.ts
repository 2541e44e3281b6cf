import type { ReportRequested } from '../../../contract/reports/reports';
import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import { REQUESTED } from '../../kit/report/reportRequest.parts';

/** The file that is requested again. Its key is kept until the request succeeds or the merchant leaves, so a second press makes no second file. */
export interface RepeatSubject {
  readonly reference: string;
  readonly fileName: string;
  readonly idempotencyKey: string;
}

export type Repeated = ReportRequested;

/** RPT-01: requests a file that failed or has expired again, with the same list, filter, columns and format. */
export const reportRepeatMachine = confirmedAction<RepeatSubject, Repeated>('reportRepeat', {
  calls: ['repeatReport'],
  req: ['RPT-01'],
  description: 'Requests a file that failed or has expired again.',
  failureMessage: 'An error occurred while requesting the export.',
  successMessage: REQUESTED,
});
