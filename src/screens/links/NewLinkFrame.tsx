import type { FormView } from '../../../machines/kit/form/form.select';
import type { FormEvent } from '../../../machines/kit/form/form.types';
import type { NewLink } from '../../../machines/links/newPaymentLink/newPaymentLink.machine';
import { redirectHint } from '../../../machines/links/newPaymentLink/newPaymentLink.machine';
import type { AuthOption } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { authWords, typeWords } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { useFields } from '../../flow/useFields';
import type { ActorView } from '../../flow/useFlow';
import { useResource } from '../../flow/useResource';
import { ChoiceField } from '../../ui/controls/ChoiceField';
import { DialogFields, FullWidth } from '../../ui/controls/Fields';
import { SelectField } from '../../ui/controls/SelectField';
import { TextAreaField } from '../../ui/controls/TextAreaField';
import { TextField } from '../../ui/controls/TextField';
import { Dialog } from '../../ui/layers/Dialog';
import type { paymentLinksFlows } from '../../wiring/links/paymentLinks';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { PartError } from '../kit/PartError';

interface NewLinkFrameProps {
  /** The form, alone or within another flow. */
  readonly form: ActorView<FormEvent<NewLink>> & { readonly view: FormView<NewLink> };
  readonly linkChoices: (typeof paymentLinksFlows)['linkChoices'];
  readonly currencies: readonly string[];
}

const FORM = 'new-payment-link';
const AUTH = (['AUTH', 'NOAUTH'] as const satisfies readonly AuthOption[]).map((value) => ({ value, label: authWords(value) }));

/** PLK-02: the fields of a new link. */
export function NewLinkFrame({ form, linkChoices, currencies }: NewLinkFrameProps) {
  const choices = useResource(linkChoices, '');
  const fields = useFields<NewLink>(form);
  const { types, splits } = choices.view.value ?? { types: [], splits: [] };
  return (
    <Dialog
      title="Create new link"
      open
      wide
      canClose={!form.view.busy}
      onClose={() => form.send({ type: 'cancel' })}
      foot={
        <FormButtons {...form} form={FORM} reason="Enter a name, payment type and currency.">
          Create link
        </FormButtons>
      }
    >
      <PartError part={choices} what="payment types" />
      <FormFrame {...form} id={FORM} work="New payment link">
        <DialogFields>
          <FullWidth>
            <TextField label="Name" {...fields.text('name')} />
          </FullWidth>
          <SelectField
            label="Payment type"
            placeholder={choices.view.busy ? 'Loading types…' : 'Choose a type'}
            options={types.map(({ code, name }) => ({ value: code, label: typeWords(name) }))}
            {...fields.choice('paymentType')}
          />
          <SelectField
            label="Currency"
            placeholder="Choose a currency"
            options={currencies.map((code) => ({ value: code, label: code }))}
            {...fields.choice('currency')}
          />
          <TextField
            label="Amount"
            optional
            inputMode="decimal"
            hint="Leave empty to let the customer choose."
            {...fields.text('amount')}
          />
          <TextField
            label="Limit"
            optional
            inputMode="numeric"
            hint="How many times it can be paid. Leave empty for no limit."
            {...fields.text('limit')}
          />
          <FullWidth>
            <TextAreaField label="Description" optional limit={250} {...fields.text('description')} />
          </FullWidth>
          <FullWidth>
            <TextField
              label="Redirect URL"
              optional
              {...fields.text('redirectUrl')}
              hint={redirectHint(form.view.values.redirectUrl)}
            />
          </FullWidth>
          <FullWidth>
            <ChoiceField label="Auth option" options={AUTH} {...fields.choice('authOption')} />
          </FullWidth>
          <FullWidth>
            <SelectField
              label="Split settlement"
              optional
              placeholder="None"
              options={splits.map(({ id, name }) => ({ value: id, label: name }))}
              {...fields.choice('splitSettlementId')}
            />
          </FullWidth>
        </DialogFields>
      </FormFrame>
    </Dialog>
  );
}
