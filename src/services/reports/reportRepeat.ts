/** Requests the file of a report again (RPT-01). */
import { reports } from '../../../contract/reports/reports';
import type { Service } from '../../../machines/kit/flow/port';
import type { Repeated, RepeatSubject } from '../../../machines/reports/reportRepeat/reportRepeat.machine';
import { call } from '../call';

/** Makes one file for each key, however often it is sent. */
export const repeatReport: Service<{ readonly subject: RepeatSubject }, Repeated> = ({ subject }, options) =>
  call(
    reports.repeatReport,
    { headers: { 'idempotency-key': subject.idempotencyKey }, body: { reportReference: subject.reference } },
    options,
  );
