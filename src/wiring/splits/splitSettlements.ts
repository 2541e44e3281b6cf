/** Split settlements: the list, and the builder with its dialog. */
import { wire } from '../../../machines/kit/flow/port';
import { splitSettlementMachine } from '../../../machines/splits/splitSettlement/splitSettlement.machine';
import { splitSettlementsMachine } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { takesCode } from '../takesCode';
import { withTemporal } from '../temporal';

const splits = () => withTemporal(() => import('../../services/splits/splitSettlements'));

const kept = () => import('../../services/splits/splitAccounts');

export const splitSettlementsFlows = {
  splitSettlements: wire(splitSettlementsMachine, { load: lazy(splits, (s) => s.listSplits) }),
  splitSettlement: wire(splitSettlementMachine, {
    takeAccounts: lazy(kept, (s) => s.takeAccounts),
    keepAccounts: lazy(kept, (s) => s.keepAccounts),
    loadSplit: lazy(splits, (s) => s.findSplit),
    loadChoices: lazy(splits, (s) => s.loadSplitChoices),
    sendSplitOtp: lazy(splits, (s) => s.sendSplitOtp),
    upsertSplit: stored(lazy(splits, (s) => s.upsertSplit)),
    getSplitStatus: lazy(splits, (s) => s.getSplitStatus),
    account: {
      keepAccounts: lazy(kept, (s) => s.keepAccounts),
      resolution: { resolve: lazy(splits, (s) => s.resolveSplitAccount) },
    },
    otp: { verify: takesCode, resend: lazy(splits, (s) => s.sendSplitOtp) },
  }),
};
