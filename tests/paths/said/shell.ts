import { HOME } from './home';
import type { SaidByFlow } from './said';

export const saidInShell: SaidByFlow = {
  idle: [
    { in: ['warning'], says: ['Are you still there?'], offers: ['Close', 'Log Out', 'Stay signed in'] },
    {
      in: ['extending'],
      says: ['Dashboard', 'Account', 'Payout'],
      offers: ['Refresh', 'Payouts', 'View transfers', 'Pending approval', 'Preferences'],
    },
  ],
  session: [
    { in: ['loggingOut'], says: ['Dashboard'] },
    {
      in: ['profileFailed'],
      says: ['We couldn’t load your dashboard', 'The provider refused the request. You’re still signed in.'],
      offers: ['Try again', 'Log Out'],
    },
    {
      in: ['authenticated.confirmingLogOut'],
      says: [
        'Log out now?',
        'We don’t know the outcome of something you sent yet: a payout, refund, swap, split settlement, invoice or chargeback answer. If you log out, we can’t check it for you. Look for it in its list before you send it again.',
      ],
      offers: ['Close', 'Stay signed in', 'Log out anyway'],
    },
  ],
  switching: [
    { in: ['switching'], says: ['One moment…'] },
    { in: ['switching?'], says: ['Switching to Test mode', 'Switching to Bluecrest Foods'] },
    { in: ['leaving'], says: ['Switching to Bluecrest Foods…'] },
    {
      in: ['checkingWork'],
      says: HOME.says,
      offers: [...HOME.offers, 'Refresh'],
    },
    { in: ['confirming'], says: ['Leave without saving?'], offers: ['Close', 'Stay here'] },
    {
      in: ['confirming?'],
      says: [
        'You have unsaved changes here or in another tab:',
        'Business information',
        'You may have unsaved changes here or in another tab.',
      ],
      offers: ['Switch to Test mode', 'Switch to Bluecrest Foods'],
    },
    {
      in: ['outcomeUnknown'],
      says: [
        'We couldn’t confirm the switch',
        'We couldn’t switch. Try again. We couldn’t confirm the switch to Bluecrest Foods. Reload to see where you are.',
      ],
      offers: ['Reload'],
    },
  ],
  testData: [
    {
      in: ['filling', 'ready', 'filled'],
      says: [
        'Beneficiaries',
        'You currently do not have any beneficiary.',
        'Save a recipient once, and choose it by name for each payout.',
      ],
      offers: ['Add new beneficiary'],
    },
    { in: ['filling', 'ready'], says: ['Want to see a full list first?Fill with test data', 'Fill with test data'] },
    { in: ['filled'], says: ['Loading the test data…'] },
    { in: ['ready'], offers: ['Fill with test data'] },
  ],
  finder: [
    { in: ['debouncing', 'searching'], says: ['Searching your data…'] },
    { in: ['searching?', 'found'], says: ['Payouts'] },
    { in: ['found?', 'searching?', 'failed?'], says: ['Users'] },
    { in: ['found?'], says: ['Use arrow keys to choose, Enter to open, Esc to close.', 'We couldn’t search users. Try again'] },
    { in: ['failed'], says: ['The provider refused the request Try again'] },
    { in: ['found?', 'failed'], offers: ['Try again'] },
    { in: ['tooShort'], says: ['Type 3 or more letters to search your data.'] },
    { in: ['debouncing', 'searching', 'found', 'failed', 'tooShort'], offers: ['Close'] },
  ],
};
