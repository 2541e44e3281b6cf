import {
  emptyCustomer,
  isTaken,
  type NewCustomer,
  selectNewCustomer,
} from '../../../machines/customers/newCustomer/newCustomer.machine';
import { Link } from '../../flow/Link';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { TextField } from '../../ui/controls/TextField';
import { Dialog } from '../../ui/layers/Dialog';
import type { customersFlows } from '../../wiring/customers/customers';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { pageOfCustomer } from '../kit/pageOfCustomer';

interface NewCustomerDialogProps {
  readonly machine: (typeof customersFlows)['newCustomer'];
  readonly onEnd: (isAdded: boolean) => void;
}

const FORM = 'new-customer';

/** CUS-02: adds a customer. */
export function NewCustomerDialog({ machine, onEnd }: NewCustomerDialogProps) {
  const { draft, keepDraft } = useDraft<NewCustomer>('newCustomer');
  const form = useFlow(machine, {
    input: { subject: '', initialValues: emptyCustomer, draft },
    select: selectNewCustomer,
    onChange: keepDraft,
    onDone: ({ result }) => onEnd(result === 'saved'),
  });
  const fields = useFields<NewCustomer>(form);
  const { values, fieldErrors, busy } = form.view;
  return (
    <Dialog
      title="Add New Customer"
      open
      canClose={!busy}
      onClose={() => form.send({ type: 'cancel' })}
      foot={
        <FormButtons {...form} form={FORM} reason="Enter a first name, last name, email and mobile number.">
          Add customer
        </FormButtons>
      }
    >
      <FormFrame {...form} id={FORM} work="New customer">
        <TextField label="First name" {...fields.text('firstName')} />
        <TextField label="Last name" {...fields.text('lastName')} />
        <TextField label="Email" inputMode="email" {...fields.text('email')} />
        {isTaken(fieldErrors.email) && (
          <Link href={pageOfCustomer(values.email.trim())} className={soleLinkStyle}>
            View this customer
          </Link>
        )}
        <TextField
          label="Mobile number"
          inputMode="tel"
          hint="With the country code. Spaces are fine."
          {...fields.text('mobile')}
        />
      </FormFrame>
    </Dialog>
  );
}
