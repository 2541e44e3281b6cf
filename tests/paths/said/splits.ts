import type { SaidByFlow } from './said';

export const saidInSplits: SaidByFlow = {
  splitAccount: [
    { in: ['editing', 'persisting'], says: ['Add Settlement Account'] },
    { in: ['editing', 'persisting'], says: ['Settlement type', 'wallet', 'Settlement share', 'Save'] },
    { in: ['editing?', 'persisting?'], says: ['Merchant ID', 'Bank', 'Account number'] },
    {
      in: ['editing?'],
      says: [
        'Choose a bank and enter a 10-digit account number to see the name.',
        'Looking up the name…',
        'We haven’t found the account name yet.',
        'Please resolve the account before submitting',
        'Remaining Percentage: 100%. The remaining percentage goes to the initiating account by default.',
        'Failed to save settlement account. Please try again.',
      ],
      offers: ['Save'],
    },
    { in: ['editing?', 'persisting'], says: ['Account resolved successfully'] },
    {
      in: ['editing?', 'persisting'],
      says: ['Remaining Percentage: 80%. The remaining percentage goes to the initiating account by default.'],
    },
    { in: ['editing'], offers: ['Close'] },
    { in: ['editing'], offers: ['Cancel'] },
    { in: ['editing', 'persisting'], says: ['Cancel'] },
  ],
  splitSettlement: [
    {
      in: ['loading', 'preparing?', 'building?', 'sendingCode', 'persisting', 'failed', 'missing'],
      says: ['Edit Split Settlement'],
    },
    { in: ['building', 'sendingCode', 'persisting?', 'account?'], says: ['Add Settlement Account'] },
    { in: ['choicesFailed'], says: ['We couldn’t load banks and currencies. We’ve kept your accounts.'] },
    {
      in: ['changingTerms?'],
      says: [
        'If you change the currency to USD, we’ll clear the shares of your 2 accounts. The accounts stay, and you enter their shares again.',
        'If you change the rate type to flat, we’ll clear the shares of your 2 accounts. The accounts stay, and you enter their shares again.',
      ],
    },
    { in: ['changingTerms'], says: ['Clear the shares?'], offers: ['Keep shares', 'Change and clear'] },
    { in: ['building?'], says: ['Name is required!', 'Add an account first.'] },
    {
      in: ['building?'],
      says: [
        '1 share is too high. Enter less than 70% for ADA OKAFOR.',
        'You cannot enter a figure equal to or more than the remaining percentage available. The initiating account has to have an allocated slot.',
      ],
    },
    { in: ['loading?', 'preparing?', 'building?', 'persisting?'], says: ['Kept in this tab, not sent yet'] },
    { in: ['building?', 'persisting?'], says: ['One account has no share yet. Enter it.'] },
    {
      in: ['building?', 'sendingCode', 'persisting?'],
      says: ['Of every NGN 100,000.00 you keep 57,500.00; 42,500.00 goes to 2 accounts.'],
    },
    { in: ['building', 'sendingCode', 'persisting?', 'succeeded', 'saved'], says: ['Name', 'Currency', 'Rate type', 'Action'] },
    { in: ['building?', 'sendingCode', 'persisting?'], says: ['Custom URL'], offers: ['Actions for BLUECREST FOODS'] },
    {
      in: ['building', 'sendingCode', 'verifying', 'persisting?'],
      says: ['Settlement accounts', 'Settlement Destination', 'Account Name', 'Settlement Share'],
    },
    { in: ['building?', 'sendingCode', 'verifying', 'persisting?'], says: ['Merchant ID - 1002'] },
    { in: ['building?', 'sendingCode', 'verifying', 'persisting?'], says: ['Bank - 0123456789 - Guaranty Trust Bank'] },
    { in: ['building', 'sendingCode', 'persisting?'], says: ['Submit All Accounts'] },
    { in: ['verifying', 'submitting', 'checkingOutcome', 'outcomeUnknown', 'clearingDraft'], says: ['1 Verify', '2 Done'] },
    { in: ['verifying', 'submitting', 'checkingOutcome', 'clearingDraft'], says: ['Verify Settlement'] },
    { in: ['verifying'], says: ['We sent a code to amaka.obi@bluecrest.test. Enter it to save Partners.', 'Your code'] },
    { in: ['verifying?'], says: ['Nothing has been saved.'] },
    { in: ['submitting', 'clearingDraft'], says: ['Saving the split settlement…'] },
    { in: ['checkingOutcome'], says: ['Checking its status…'] },
    {
      in: ['outcomeUnknown'],
      says: [
        'We couldn’t confirm this yet',
        'We didn’t get a response, so the split settlement may have gone through. Check its status before you submit again. Until then, we won’t send anything else from here.',
      ],
      offers: ['Not now', 'Check status'],
    },
    {
      in: ['succeeded', 'saved'],
      says: ['Split Settlements', 'Split settlements'],
      offers: [
        'Create Split Settlement',
        'Filter',
        'Date Range',
        'Refresh',
        'Columns',
        'Name',
        'Currency',
        'Active',
        'Rate type',
        'Edit Partners',
        'Page 1',
      ],
    },
    { in: ['building?', 'preparing?', 'choicesFailed', 'succeeded', 'saved'], says: ['Create Split Settlement'] },
    {
      in: ['removing'],
      says: [
        'Delete ADA OKAFOR?',
        'We’ll remove Bank - 0123456789 - Guaranty Trust Bank. Its share goes to the initiating account.',
      ],
      offers: ['Delete'],
    },
    { in: ['removing', 'account', 'building', 'sendingCode', 'persisting?'], offers: ['Cancel'] },
    {
      in: ['building?'],
      says: ['No settlement accounts added yet', 'Merchant ID - 1004'],
      offers: ['Submit All Accounts', 'Actions for HARBOUR TRADING'],
    },
    { in: ['account'], says: ['Settlement type'] },
    { in: ['account?'], says: ['Settlement share'] },
    {
      in: ['draftFound'],
      says: ['Resume your draft?', 'You have 2 accounts you added but didn’t submit. If you start over, we’ll discard them.'],
      offers: ['Start over', 'Resume draft'],
    },
    { in: ['account?'], says: ['Edit Settlement Account'] },
    { in: ['failed', 'choicesFailed'], offers: ['Try again'] },
    { in: ['missing'], says: ['We couldn’t find this split settlement.'], offers: ['Go to split settlements'] },
    {
      in: ['loading', 'preparing', 'choicesFailed', 'building', 'sendingCode', 'persisting', 'failed', 'missing'],
      offers: ['Split Settlements'],
    },
    { in: ['building'], offers: ['Add Settlement Account'] },
    { in: ['building?', 'sendingCode', 'persisting?'], offers: ['Actions for ADA OKAFOR'] },
    {
      in: ['verifying', 'checkingOutcome', 'outcomeUnknown', 'removing', 'changingTerms', 'account', 'draftFound'],
      offers: ['Close'],
    },
  ],
};
