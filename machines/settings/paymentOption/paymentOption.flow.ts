import { actionFlow } from '../../kit/confirmation/action.flow';
import { subjectProperties } from '../../kit/confirmation/confirmedAction.properties';
import { type OptionChange, paymentOptionMachine } from './paymentOption.machine';

export const paymentOptionFlow = actionFlow(paymentOptionMachine, {
  starts: {
    off: { subject: { name: 'USSD', becomes: 'off' } },
    on: { subject: { name: 'Wallet', becomes: 'on' }, screen: { path: '/dashboard/settings/preference?method=Wallet' } },
  },
  properties: subjectProperties<OptionChange>('PRF-01', 'payment method'),
  answers: { changed: { message: 'Payment method turned off successfully' } },
  screen: { path: '/dashboard/settings/preference?method=USSD', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: ['Turn off USSD?', 'Turn on Wallet?'], confirm: ['Turn off', 'Turn on'], dismiss: ['Cancel', 'Cancel'] },
});
