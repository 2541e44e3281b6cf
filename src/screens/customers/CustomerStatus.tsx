import { useCallback } from 'react';
import { isolated } from '../../../contract/shownText';
import { LONGEST_REASON, type StatusChange } from '../../../machines/customers/customerStatus/customerStatus.machine';
import type { Customer } from '../../../machines/customers/customers/customers.machine';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { useDialogAddress } from '../../flow/dialogAddress';
import type { customersFlows } from '../../wiring/customers/customers';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ReasonField } from '../kit/ReasonField';
import { changeOf } from './customerColumns';

const OPEN = ['status-of'] as const;

/** The dialog is in the URL, so that a reload keeps it open. */
export const useStatusDialog = () => {
  const { about, open, close } = useDialogAddress(OPEN);
  const ask = useCallback((email: string) => open('status-of', email), [open]);
  return { email: about('status-of'), ask, close };
};

/** What the action does, before it is done. */
const EFFECT = {
  blacklist: {
    title: 'Blacklist this customer?',
    effect: 'Your payment pages and invoices will refuse this email address. Earlier payments don’t change.',
  },
  whitelist: {
    title: 'Whitelist this customer?',
    effect: 'Your payment pages and invoices will accept this email address again.',
  },
} as const;

interface CustomerStatusProps {
  readonly machine: (typeof customersFlows)['customerStatus'];
  /** The customer of the dialog in the URL, or null. */
  readonly customer: Customer | null;
  readonly onDone: () => void;
}

/** CUS-03: asks before a customer is blacklisted or whitelisted, with the reason and the effect. */
export function CustomerStatus({ machine, customer, onDone }: CustomerStatusProps) {
  const { close } = useStatusDialog();
  if (customer === null) return null;
  const { action, label } = changeOf(customer);
  const { title, effect } = EFFECT[action];
  return (
    <ConfirmDialog<StatusChange, Said>
      key={customer.email}
      machine={machine}
      subject={{ email: customer.email, action }}
      title={title}
      action={label}
      kind={action === 'blacklist' ? 'danger' : 'solid'}
      reason={(given) => <ReasonField longest={LONGEST_REASON} {...given} />}
      onDone={() => {
        close();
        // After a failure it may already be done, so the page reloads.
        onDone();
      }}
    >
      <p>
        <strong>
          <bdi>{customer.email}</bdi>
        </strong>
        {customer.name && ` (${isolated(customer.name)})`}
      </p>
      <p>{effect}</p>
    </ConfirmDialog>
  );
}
