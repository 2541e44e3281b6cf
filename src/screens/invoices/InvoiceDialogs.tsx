import { isolated } from '../../../contract/shownText';
import type { InvoiceInFull } from '../../../machines/invoices/invoiceDetails/invoiceDetails.machine';
import {
  emptyPayment,
  type OutsidePayment,
  selectInvoicePayment,
} from '../../../machines/invoices/invoicePayment/invoicePayment.machine';
import { decimalOf, standing } from '../../../machines/invoices/invoices/invoices.rules';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { typedDay } from '../../../machines/kit/values/days';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { DateField } from '../../ui/controls/DateField';
import { TextField } from '../../ui/controls/TextField';
import { Dialog } from '../../ui/layers/Dialog';
import { formatAmount } from '../../ui/text/format';
import type { invoiceDetailsFlows } from '../../wiring/invoices/invoiceDetails';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { FormButtons, FormFrame } from '../kit/FormFrame';

/** What the merchant is asked about. It is in the URL, so that a reload keeps it open. */
export type Asked = 'resend' | 'void' | 'paid';

interface InvoiceDialogsProps {
  readonly flows: typeof invoiceDetailsFlows;
  readonly invoice: InvoiceInFull;
  readonly asked: Asked;
  /** After a failure it may already be done, so the page reloads. */
  readonly onDone: () => void;
}

/** INV-04: what can be done with an invoice. Each is asked for once more. */
export function InvoiceDialogs({ flows, invoice, asked, onDone }: InvoiceDialogsProps) {
  const { customerEmail, companyEmail, companyName, customerName, reference, currency } = invoice;
  const left = formatAmount(decimalOf(standing(invoice).left), currency);
  const name = companyName || customerName;
  switch (asked) {
    case 'resend':
      return (
        <ConfirmDialog<InvoiceInFull, Said>
          machine={flows.invoiceResend}
          subject={invoice}
          title="Send this invoice again?"
          action="Send again"
          kind="solid"
          onDone={onDone}
        >
          <p>
            We send invoice {reference} for <strong>{left}</strong> to{' '}
            <strong>
              <bdi>{customerEmail}</bdi>
            </strong>
            {companyEmail && `, with a copy to ${isolated(companyEmail)}`}.
          </p>
          <p>You can send it once a minute.</p>
        </ConfirmDialog>
      );
    case 'void':
      return (
        <ConfirmDialog<InvoiceInFull, Said>
          machine={flows.invoiceVoid}
          subject={invoice}
          title="Void this invoice?"
          action="Void invoice"
          onDone={onDone}
        >
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            can’t pay invoice {reference} for <strong>{left}</strong> any more. Their payment page says that you cancelled it.
          </p>
          <p>You can’t undo this. You can duplicate the invoice and send a new one.</p>
        </ConfirmDialog>
      );
    case 'paid':
      return <PaidOutside machine={flows.invoicePayment} id={invoice.id} left={left} onDone={onDone} />;
  }
}

interface PaidOutsideProps {
  readonly machine: (typeof invoiceDetailsFlows)['invoicePayment'];
  readonly id: string;
  readonly left: string;
  readonly onDone: () => void;
}

const FORM = 'invoice-payment';

function PaidOutside({ machine, id, left, onDone }: PaidOutsideProps) {
  const { draft, keepDraft } = useDraft<OutsidePayment>(`invoicePayment:${id}`);
  const form = useFlow(machine, {
    input: { subject: id, initialValues: emptyPayment(), draft },
    select: selectInvoicePayment,
    onChange: keepDraft,
    onDone,
  });
  const fields = useFields<OutsidePayment>(form);
  return (
    <Dialog
      title="Mark as paid outside"
      open
      canClose={!form.view.busy}
      onClose={() => form.send({ type: 'cancel' })}
      foot={
        <FormButtons {...form} form={FORM}>
          Mark as paid
        </FormButtons>
      }
    >
      <FormFrame {...form} id={FORM} work="Payment of an invoice">
        <p>
          The customer paid you <strong>{left}</strong> in another way. No money moves here, and the customer can’t pay this
          invoice any more.
        </p>
        <DateField label="Date" hint="Such as 22-Nov-2026." read={typedDay} {...fields.text('paidOn')} />
        <TextField label="Reference" hint="Such as a bank reference or a receipt number." {...fields.text('reference')} />
      </FormFrame>
    </Dialog>
  );
}
