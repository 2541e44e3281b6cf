/** The history of the wallets. */

import { walletHistoryMachine } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { walletHistoryDownloadMachine } from '../../../machines/balances/walletHistoryDownload/walletHistoryDownload.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';

const movements = () => withTemporal(() => import('../../services/balances/movements'));

export const walletHistoryFlows = {
  walletHistory: wire(walletHistoryMachine, { load: lazy(movements, (s) => s.listMovements) }),
  walletHistoryDownload: wire(walletHistoryDownloadMachine, { save: saved(lazy(movements, (s) => s.exportMovements)) }),
};
