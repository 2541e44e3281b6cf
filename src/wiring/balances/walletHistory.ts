/** The history of the wallets. */

import { walletHistoryMachine } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { walletHistoryDownloadMachine } from '../../../machines/balances/walletHistoryDownload/walletHistoryDownload.machine';
import { wire } from '../../../machines/kit/port';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const movements = () => withTemporal(() => import('../../services/balances/movements'));

const files = () => withTemporal(() => import('./saveMovements'));

export const walletHistoryFlows = {
  walletHistory: wire(walletHistoryMachine, { load: lazy(movements, (s) => s.listMovements) }),
  walletHistoryDownload: wire(walletHistoryDownloadMachine, { save: lazy(files, (s) => s.saveMovements) }),
};
