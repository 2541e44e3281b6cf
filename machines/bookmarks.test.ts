/** What each flow stores for a reload, by state: the merchant's input alone, an order that may have been sent, or nothing once it is done with. */
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { withAnything } from '../atlas/anything';
import { explore } from '../atlas/explore';
import { bookmarkSwap } from './balances/swap/swap.select';
import { type FlowName, flows } from './flows';
import { bookmarkInvoice } from './invoices/invoice/invoice.select';
import { bookmarkCompliance } from './onboarding/compliance/compliance.select';
import { bookmarkBeneficiary } from './payouts/beneficiary/beneficiary.select';
import { bookmarkBulkPayout } from './payouts/bulkPayout/bulkPayout.select';
import { bookmarkPayout } from './payouts/payout/payout.select';
import { bookmarkUserInvitation } from './people/userInvitation/userInvitation.select';
import { bookmarkBulkRefund } from './refunds/bulkRefund/bulkRefund.select';
import { bookmarkRefund } from './refunds/refund/refund.select';
import { bookmarkSplit } from './splits/splitSettlement/splitSettlement.select';

const outermost = ({ value }: AnyMachineSnapshot): string => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''));

const heldIn = (bookmark: object | null): string => {
  if (bookmark === null) return 'nothing';
  return 'order' in bookmark && bookmark.order !== null ? 'order' : 'input';
};

interface Row {
  readonly flow: FlowName;
  bookmark(snapshot: AnyMachineSnapshot): object | null;
  readonly order?: string;
  readonly input: string;
  readonly nothing: string;
}

const rows: readonly Row[] = [
  {
    flow: 'payout',
    bookmark: bookmarkPayout,
    order: 'checkingOutcome closed outcomeUnknown sessionExpired submitting verifying',
    input: 'confirming editing leaving leavingReview sessionExpired',
    nothing: 'another closed paid received reportFailed reported reporting verified',
  },
  {
    flow: 'refund',
    bookmark: bookmarkRefund,
    order: 'checkingOutcome closed outcomeUnknown sessionExpired submitting',
    input: 'confirming enteringReference filling leaving leavingReview loadFailed loadingPayment sessionExpired',
    nothing: 'closed declined refunded succeeded',
  },
  {
    flow: 'swap',
    bookmark: bookmarkSwap,
    order: 'checkingOutcome closed outcomeUnknown sessionExpired submitting',
    input: 'confirmingNewRate editing leaving leavingOrder rateFailed refreshingRate sendingCode sessionExpired verifying',
    nothing: 'another closed reportFailed reported reporting succeeded swapped',
  },
  {
    flow: 'splitSettlement',
    bookmark: bookmarkSplit,
    order: 'checkingOutcome closed outcomeUnknown sessionExpired submitting',
    input:
      'account building changingTerms choicesFailed closed draftFound failed loading missing persisting preparing removing restoringDraft sendingCode sessionExpired verifying',
    nothing:
      'account building changingTerms choicesFailed clearingDraft closed failed loading missing persisting preparing removing restoringDraft saved sendingCode sessionExpired succeeded verifying',
  },
  {
    flow: 'bulkPayout',
    bookmark: bookmarkBulkPayout,
    order: 'checkingOutcome loadingResults outcomeUnknown resultsFailed sessionExpired submitting',
    input:
      'checkDataFailed confirming discarding finishing loadingResults reading results resultsFailed reviewing sessionExpired',
    nothing: 'checkDataFailed choosing reading sessionExpired',
  },
  {
    flow: 'bulkRefund',
    bookmark: bookmarkBulkRefund,
    order: 'checkingOutcome outcomeUnknown sessionExpired submitting',
    input: 'checkDataFailed confirming discarding finishing reading results reviewing sessionExpired',
    nothing: 'checkDataFailed choosing reading results sessionExpired',
  },
  {
    flow: 'invoice',
    bookmark: bookmarkInvoice,
    order: 'checkingOutcome outcomeUnknown sessionExpired submitting',
    input: 'closed filling loadFailed loading reading sessionExpired',
    nothing: 'closed copying done filling loadFailed loading sent sessionExpired',
  },
  {
    flow: 'beneficiary',
    bookmark: bookmarkBeneficiary,
    input: 'editing failed leaving loading sessionExpired submitting',
    nothing: 'closed editing failed loading saved sessionExpired',
  },
  {
    flow: 'userInvitation',
    bookmark: bookmarkUserInvitation,
    input: 'editing leaving sessionExpired submitting',
    nothing: 'closed editing sent',
  },
  {
    flow: 'compliance',
    bookmark: bookmarkCompliance,
    input: 'completing editing sessionExpired',
    nothing: 'cancelled completed editing sessionExpired',
  },
];

it.each(rows)('[FLW-03 SES-06] $flow stores an order only while it may be open, and nothing once it is settled', (row) => {
  const { order, input, nothing } = row;
  const { machine, cases } = flows[row.flow];
  const { configurations } = explore(machine, withAnything(cases), 1_500);
  const kept: Record<string, Set<string>> = {};
  for (const { snapshot } of configurations) {
    const held = heldIn(row.bookmark(snapshot));
    kept[held] = (kept[held] ?? new Set()).add(outermost(snapshot));
  }
  const found = Object.entries(kept).map(([held, states]) => [held, [...states].sort().join(' ')]);
  expect(Object.fromEntries(found)).toEqual({ ...(order === undefined ? {} : { order }), input, nothing });
});
