import { resourceFlow } from '../../kit/resource.flow';
import { reportCountsMachine } from './reportCounts.machine';

export const reportCountsFlow = resourceFlow(reportCountsMachine, {
  start: 'all',
  key: '',
  answers: { some: { all: 214, pending: 2, completed: 205, failed: 7 } },
  screen: { path: '/dashboard/report-center', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Pending', loaded: 'rows' },
});
