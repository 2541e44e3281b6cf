import { useEffect } from 'react';
import type { Wired } from '../../../machines/kit/flow/port';
import type { countriesMachine } from '../../../machines/settings/countries/countries.machine';
import type { NewBusiness, newBusinessMachine } from '../../../machines/settings/newBusiness/newBusiness.machine';
import { emptyValues, LOGO_BYTES, selectNewBusiness } from '../../../machines/settings/newBusiness/newBusiness.machine';
import { useDraft } from '../../flow/useDraft';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { useResource } from '../../flow/useResource';
import { CheckField } from '../../ui/controls/CheckField';
import { FilesField } from '../../ui/controls/FilesField';
import { SelectField } from '../../ui/controls/SelectField';
import { TextAreaField } from '../../ui/controls/TextAreaField';
import { TextField } from '../../ui/controls/TextField';
import { Dialog } from '../../ui/layers/Dialog';
import { FormButtons, FormFrame } from '../kit/FormFrame';
import { PartError } from '../kit/PartError';

interface NewBusinessDialogProps {
  readonly machine: Wired<typeof newBusinessMachine>;
  readonly countries: Wired<typeof countriesMachine>;
  readonly onDone: (isCreated: boolean) => void;
}

const FORM = 'new-business';
const TYPES = ['Individual', 'Company'].map((type) => ({ value: type, label: type }));

/** NAV-04, SUB-01. */
export function NewBusinessDialog({ machine, countries, onDone }: NewBusinessDialogProps) {
  const { draft, keepDraft } = useDraft<NewBusiness>('newBusiness');
  const flow = useFlow(machine, {
    input: { subject: '', initialValues: emptyValues, draft },
    select: selectNewBusiness,
    onChange: keepDraft,
    onDone: ({ result }) => onDone(result === 'saved'),
  });
  const { view, send } = flow;
  const fields = useFields<NewBusiness>(flow);
  const known = useResource(countries, '');
  const country = known.view.value?.find(({ shortName }) => shortName === view.values.country);
  const dialCode = country?.code ?? '';
  useEffect(() => send({ type: 'field.changed', change: { field: 'dialCode', value: dialCode } }), [send, dialCode]);
  return (
    <Dialog
      title="Add New Merchant"
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'cancel' })}
      foot={
        <FormButtons {...flow} form={FORM}>
          Create
        </FormButtons>
      }
    >
      <FormFrame {...flow} id={FORM}>
        <PartError part={known} what="the list of countries" />
        <TextField label="Name" {...fields.text('nameOfSubsidiary')} />
        <TextAreaField label="Description" optional limit={250} {...fields.text('description')} />
        <SelectField
          label="Country"
          placeholder="Choose a country"
          options={known.view.value?.map(({ shortName, name }) => ({ value: shortName, label: name })) ?? []}
          {...fields.choice('country')}
        />
        <TextField label="Email" type="email" inputMode="email" {...fields.text('email')} />
        <TextField
          label="Mobile number"
          inputMode="tel"
          leading={dialCode === '' ? undefined : `+${dialCode}`}
          {...fields.text('mobileNumber')}
        />
        <SelectField label="Business type" placeholder="Choose a type" options={TYPES} {...fields.choice('businessType')} />
        <FilesField label="Logo" optional accept="image/png,image/jpeg" maxBytes={LOGO_BYTES} {...fields.file('image')} />
        <CheckField label="Open this business when I sign in" {...fields.tick('isDefault')} />
      </FormFrame>
    </Dialog>
  );
}
