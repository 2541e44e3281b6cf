import type { newPaymentLinkCases } from '../../../machines/links/newPaymentLink/newPaymentLink.flow';
import type { newPaymentLinkMachine } from '../../../machines/links/newPaymentLink/newPaymentLink.machine';
import type { Driver } from '../../drivers/driver';
import { formEvents, formStates } from '../forms';
import { answering, type Model, type StateOf } from '../model';
import { seeUnclear } from '../typing';

const LABELS: Readonly<Record<string, string>> = { name: 'Name', amount: 'Amount', redirectUrl: 'Redirect URL' };

const filled = async (I: Driver, field: string, value: string) => {
  if (field === 'paymentType') return I.choose('Payment type', 'Multiple Use');
  await I.fill(LABELS[field] ?? field, value);
  await seeUnclear(I, value);
};

/** A new payment link, in a user's words. */
export const newPaymentLinkModel = {
  req: ['PLK-02'],
  starts: {
    empty: {
      path: '/dashboard/business/payment-links?new=link',
      as: 'amaka.obi@bluecrest.test',
      holds: ['newPaymentLink.save'],
    },
  },
  events: formEvents({ fill: filled, submit: 'Create link', leave: 'Cancel' }),
  ports: { save: answering('newPaymentLink.save') },
  children: {},
  states: {
    ...formStates(
      /^(Create link|Please login again)$/,
      (I) => I.see('Payment link created successfully'),
      (I) => I.see(/^(Payment links|Please login again)$/),
    ),
    saving: async () => {},
  },
  outOfReach: {},
} satisfies Model<typeof newPaymentLinkCases, StateOf<typeof newPaymentLinkMachine>>;
