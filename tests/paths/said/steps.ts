/** Which step of a dialog is the current one, by state. */
import type { SaidByFlow } from './said';

export const currentSteps: SaidByFlow = {
  bulkPayout: [
    { in: ['confirming', 'submitting'], says: ['1 Review (current)'] },
    { in: ['loadingAccepted', 'verifying'], says: ['2 Verify (current)'] },
  ],
  bulkRefund: [{ in: ['confirming', 'submitting'], says: ['1 Review (current)'] }],
  payout: [
    { in: ['another', 'editing.loadFailed', 'editing.loading', 'editing.ready'], says: ['1 Details (current)'] },
    { in: ['checkingOutcome', 'confirming', 'outcomeUnknown', 'submitting'], says: ['2 Review (current)'] },
    { in: ['verifying'], says: ['3 Verify (current)'] },
    { in: ['paid', 'received', 'reportFailed', 'reported', 'reporting', 'verified'], says: ['4 Done (current)'] },
  ],
  qrWizard: [
    { in: ['choosingKind'], says: ['1 Type (current)'] },
    {
      in: ['choosingLink.failed', 'choosingLink.loading', 'choosingLink.missing', 'choosingLink.picking'],
      says: ['2 Link (current)'],
    },
    { in: ['showing'], says: ['3 QR code (current)'] },
  ],
  refund: [
    { in: ['filling', 'enteringReference', 'loadFailed', 'loadingPayment'], says: ['1 Details (current)'] },
    { in: ['checkingOutcome', 'confirming', 'outcomeUnknown', 'submitting'], says: ['2 Review (current)'] },
    { in: ['declined', 'succeeded'], says: ['3 Done (current)'] },
  ],
  splitSettlement: [
    { in: ['checkingOutcome', 'clearingDraft', 'outcomeUnknown', 'submitting', 'verifying'], says: ['1 Verify (current)'] },
  ],
  swap: [
    { in: ['another', 'editing.loadFailed', 'editing.loading', 'editing.ready', 'sendingCode'], says: ['1 Amounts (current)'] },
    {
      in: ['checkingOutcome', 'confirmingNewRate', 'outcomeUnknown', 'rateFailed', 'refreshingRate', 'submitting', 'verifying'],
      says: ['2 Verify (current)'],
    },
    { in: ['reportFailed', 'reported', 'reporting', 'succeeded'], says: ['3 Done (current)'] },
  ],
};
