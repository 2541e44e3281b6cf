import type { invoiceMachine } from '../../../../machines/invoices/invoice/invoice.machine';
import type { InvoiceView } from '../../../../machines/invoices/invoice/invoice.select';
import type { Flow } from '../../../flow/useFlow';

export type InvoiceFlow = Flow<typeof invoiceMachine, InvoiceView>;
