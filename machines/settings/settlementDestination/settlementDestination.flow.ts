import { actionFlow } from '../../kit/confirmation/action.flow';
import { subjectProperties } from '../../kit/confirmation/confirmedAction.properties';
import type { PropertyStep } from '../../kit/flow/properties';
import { gtb } from '../settlementAccounts/settlementAccounts.flow';
import { type DestinationChange, settlementDestinationMachine } from './settlementDestination.machine';

const settlesToNoAccount = ({ context: { subject }, isIn }: PropertyStep<typeof settlementDestinationMachine>) =>
  isIn('submitting') && subject.becomes === 'bank' && subject.account === null;

export const settlementDestinationFlow = actionFlow(settlementDestinationMachine, {
  starts: { wallet: { subject: { becomes: 'wallet', account: gtb } } },
  otherStarts: { bank: { becomes: 'bank', account: gtb }, noAccount: { becomes: 'bank', account: null } },
  properties: [
    ...subjectProperties<DestinationChange>('STA-01', 'destination'),
    { kind: 'never', says: 'Settlements never go to the bank without an account', req: ['STA-01'], when: settlesToNoAccount },
  ],
  answers: { changed: { message: 'Settlement destination updated successfully' } },
  stepUp: true,
  screen: { path: '/dashboard/settings/settlement-accounts?settle=wallet', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Change where your settlements go?', confirm: 'Yes', dismiss: 'No' },
});
