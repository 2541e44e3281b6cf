/** Where settlements go: the wallet, or a bank account. */
import { wire } from '../../../machines/kit/flow/port';
import { defaultAccountMachine } from '../../../machines/settings/defaultAccount/defaultAccount.machine';
import { settlementAccountMachine } from '../../../machines/settings/settlementAccount/settlementAccount.machine';
import { settlementAccountsMachine } from '../../../machines/settings/settlementAccounts/settlementAccounts.machine';
import { settlementDestinationMachine } from '../../../machines/settings/settlementDestination/settlementDestination.machine';
import { settlementSummaryMachine } from '../../../machines/settlements/settlementSummary/settlementSummary.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settings/settlementAccounts'));

const onboarding = () => withTemporal(() => import('../../services/onboarding/onboarding'));

const settlements = () => withTemporal(() => import('../../services/settlements/settlements'));

export const settlementAccountsFlows = {
  settlementAccounts: wire(settlementAccountsMachine, { load: lazy(services, (s) => s.settlementAccounts) }),
  settlementSummary: wire(settlementSummaryMachine, { load: lazy(settlements, (s) => s.getSettlementSummary) }),
  defaultAccount: wire(defaultAccountMachine, { do: lazy(services, (s) => s.setDefaultAccount) }),
  settlementDestination: wire(settlementDestinationMachine, { do: lazy(services, (s) => s.setDestination) }),
  settlementAccount: wire(settlementAccountMachine, {
    loadBanks: lazy(services, (s) => s.settlementBanks),
    save: lazy(services, (s) => s.addSettlementAccount),
    resolution: { resolve: lazy(onboarding, (s) => s.resolveOwnAccount) },
  }),
};
