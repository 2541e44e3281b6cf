/** Flows of the Report Centre. */
import { wire } from '../../../machines/kit/flow/port';
import { reportCountsMachine } from '../../../machines/reports/reportCounts/reportCounts.machine';
import { reportRepeatMachine } from '../../../machines/reports/reportRepeat/reportRepeat.machine';
import { reportsMachine, reportViews } from '../../../machines/reports/reports/reports.machine';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/reports/reports'));

const repeat = () => import('../../services/reports/reportRepeat');

export const reportsFlows = {
  reports: wire(reportsMachine, { load: lazy(services, (s) => s.listReports) }),
  reportCounts: wire(reportCountsMachine, { load: lazy(services, (s) => s.reportCounts(reportViews)) }),
  reportRepeat: wire(reportRepeatMachine, { do: stored(lazy(repeat, (s) => s.repeatReport)) }),
};
