/** Balances and currency swaps. */
import { balancesMachine } from '../../../machines/balances/balances/balances.machine';
import { balancesSummaryMachine } from '../../../machines/balances/balancesSummary/balancesSummary.machine';
import { swapMachine } from '../../../machines/balances/swap/swap.machine';
import { wire } from '../../../machines/kit/flow/port';
import { untilMoment } from '../../flow/wallClock';
import { recentMovements } from '../home/recentMovements';
import { lazy } from '../lazy';
import { payoutFlow } from '../payouts/payout';
import { reserveSummaryFlow } from '../settlements/reserveSummary';
import { stored } from '../stored';
import { takesCode } from '../takesCode';
import { withTemporal } from '../temporal';

const money = () => withTemporal(() => import('../../services/balances/balances'));

export const balancesFlows = {
  balances: wire(balancesMachine, { load: lazy(money, (s) => s.listWallets) }),
  balancesSummary: wire(balancesSummaryMachine, { load: lazy(money, (s) => s.balancesSummary) }),
  recentMovements,
  reserveSummary: reserveSummaryFlow,
  swap: wire(swapMachine, {
    loadMarket: lazy(money, (s) => s.loadMarket),
    rateEnds: untilMoment,
    sendSwapOtp: lazy(money, (s) => s.sendSwapOtp),
    createSwapOrder: stored(lazy(money, (s) => s.createSwapOrder)),
    getSwapStatus: lazy(money, (s) => s.getSwapStatus),
    otp: { verify: takesCode, resend: lazy(money, (s) => s.sendSwapOtp) },
  }),
  payout: payoutFlow,
};
