/** What flows say and offer, by flow. A flow without an entry is not compared. */
import type { FlowName } from '../../../machines/flows';
import { flowNames } from '../flowPaths';
import { saidInAccess } from './access';
import { saidInApprovals } from './approvals';
import { saidInBalances } from './balances';
import { saidInBulkPayout } from './bulkPayout';
import { saidInBulkRefund } from './bulkRefund';
import { saidInChargebacks } from './chargebacks';
import { saidInExports } from './exports';
import { saidInFundings } from './fundings';
import { saidInInvoices } from './invoices';
import { saidInLinks } from './links';
import { saidInOnboarding } from './onboarding';
import { saidInOnboardingForms } from './onboardingForms';
import { saidInPeople } from './people';
import { saidInRecords } from './records';
import { saidInRefunds } from './refunds';
import type { Said, SaidByFlow } from './said';
import { saidInSettings } from './settings';
import { saidInShell } from './shell';
import { saidInSplits } from './splits';
import { currentSteps } from './steps';
import { saidInTransfers } from './transfers';

const words: SaidByFlow = {
  ...saidInAccess,
  ...saidInApprovals,
  ...saidInBalances,
  ...saidInBulkPayout,
  ...saidInBulkRefund,
  ...saidInChargebacks,
  ...saidInExports,
  ...saidInFundings,
  ...saidInInvoices,
  ...saidInLinks,
  ...saidInOnboarding,
  ...saidInOnboardingForms,
  ...saidInPeople,
  ...saidInRecords,
  ...saidInRefunds,
  ...saidInSettings,
  ...saidInShell,
  ...saidInSplits,
  ...saidInTransfers,
};

/** A flow may have steps of which one is current, and no other words. */
const rowsOf = (flow: FlowName): readonly Said[] => [...(words[flow] ?? []), ...(currentSteps[flow] ?? [])];

export const said: SaidByFlow = Object.fromEntries(
  flowNames.map((flow) => [flow, rowsOf(flow)] as const).filter(([, rows]) => rows.length > 0),
);
