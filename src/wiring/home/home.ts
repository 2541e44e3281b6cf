/** The home page’s flows. */
import { dailyFiguresMachine } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import { inflowOutflowMachine } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { inflowOutflowDownloadMachine } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import { toDoMachine } from '../../../machines/home/toDo/toDo.machine';
import { transactionSummaryMachine } from '../../../machines/home/transactionSummary/transactionSummary.machine';
import { walletBalancesMachine } from '../../../machines/home/walletBalances/walletBalances.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy, once } from '../lazy';
import { withTemporal } from '../temporal';
import { recentMovements } from './recentMovements';

const home = once(() => withTemporal(() => import('../../services/home/home')));

const needed = once(() => withTemporal(() => import('../../services/home/toDo')));

const drawn = () => withTemporal(() => import('./saveInflowOutflow'));

/** Evaluates what the first figures need, so that the press on Sign in does not wait for it. */
export const preloadHome = () =>
  Promise.all([home().then(({ readyHome }) => readyHome()), needed().then(({ readyToDo }) => readyToDo())]);

export const homeFlows = {
  walletBalances: wire(walletBalancesMachine, { load: lazy(home, (s) => s.walletBalances) }),
  transactionSummary: wire(transactionSummaryMachine, { load: lazy(home, (s) => s.transactionSummary) }),
  dailyFigures: wire(dailyFiguresMachine, { load: lazy(home, (s) => s.dailyFigures) }),
  toDo: wire(toDoMachine, { load: lazy(needed, (s) => s.toDo) }),
  recentMovements,
  inflowOutflow: wire(inflowOutflowMachine, { load: lazy(home, (s) => s.inflowOutflow) }),
  inflowOutflowDownload: wire(inflowOutflowDownloadMachine, { save: lazy(drawn, (s) => s.saveInflowOutflow) }),
};
