import { useMemo } from 'react';
import { isolated } from '../../../../contract/shownText';
import type { Customer } from '../../../../machines/customers/customers/customers.machine';
import { customerFilters } from '../../../../machines/customers/customers/customers.machine';
import { useFlow } from '../../../flow/useFlow';
import { Combobox } from '../../../ui/controls/Combobox';
import type { newInvoiceFlows } from '../../../wiring/invoices/newInvoice';
import type { InvoiceFlow } from './invoiceFlow';

interface CustomerChoiceProps {
  readonly machine: (typeof newInvoiceFlows)['customers'];
  readonly flow: InvoiceFlow;
}

const NEWEST = { filter: customerFilters.empty, page: 1, size: 100 };

/** INV-02: offers the customers of the business. The name and the address can be changed afterwards. Without customers, nothing is offered. */
export function CustomerChoice({ machine, flow: { view, send } }: CustomerChoiceProps) {
  const list = useFlow(machine, { input: NEWEST, select: ({ context }) => ({ rows: context.rows }) });
  const rows: readonly Customer[] = list.view.rows;
  const options = useMemo(
    () =>
      rows.map(({ id, name, email }) => ({ value: id, label: name ? `${isolated(name)}, ${isolated(email)}` : isolated(email) })),
    [rows],
  );
  if (options.length === 0) return null;
  const { customerName, customerEmail } = view.draft;
  const chosen = rows.find(({ name, email }) => email === customerEmail && (name || email) === customerName);
  return (
    <Combobox
      label="Customer"
      hint="Choose one of your customers, or enter another one below."
      placeholder="Find a customer"
      value={chosen?.id ?? ''}
      options={options}
      onChoose={(id) => {
        const customer = rows.find((row) => row.id === id);
        if (customer)
          send({ type: 'customer.chosen', customerName: customer.name || customer.email, customerEmail: customer.email });
      }}
    />
  );
}
