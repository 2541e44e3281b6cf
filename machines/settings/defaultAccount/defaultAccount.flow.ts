import { actionFlow } from '../../kit/confirmation/action.flow';
import { subjectProperties } from '../../kit/confirmation/confirmedAction.properties';
import type { PropertyStep } from '../../kit/flow/properties';
import { gtb, zenith } from '../settlementAccounts/settlementAccounts.flow';
import { type DefaultChange, defaultAccountMachine } from './defaultAccount.machine';

const changesNothing = ({ context: { subject }, isIn }: PropertyStep<typeof defaultAccountMachine>) =>
  isIn('submitting') && subject.from.id === subject.to.id;

export const defaultAccountFlow = actionFlow(defaultAccountMachine, {
  starts: { zenith: { subject: { from: gtb, to: zenith } } },
  otherStarts: { same: { from: gtb, to: gtb } },
  properties: [
    ...subjectProperties<DefaultChange>('STA-01', 'account'),
    {
      kind: 'never',
      says: 'The account that is the default already is never made the default',
      req: ['STA-01'],
      when: changesNothing,
    },
  ],
  answers: { changed: { message: 'Default account set successfully!' } },
  stepUp: true,
  screen: { path: '/dashboard/settings/settlement-accounts?default=1', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Change where your settlements go?', confirm: 'Yes', dismiss: 'No' },
});
