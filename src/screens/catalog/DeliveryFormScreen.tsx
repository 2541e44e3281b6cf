import { deliveryOf } from '../../../machines/catalog/catalogs/catalogs.machine';
import type { DeliveryData } from '../../../machines/catalog/deliveryData/deliveryData.machine';
import { emptyDelivery, formOfDelivery, selectDelivery } from '../../../machines/catalog/deliveryOption/deliveryOption.machine';
import { useFlowContext } from '../../flow/FlowProvider';
import { useSegments } from '../../flow/segments';
import { useForm } from '../../flow/useForm';
import { useResource } from '../../flow/useResource';
import { CheckField } from '../../ui/controls/CheckField';
import { TextField } from '../../ui/controls/TextField';
import type { deliveryOptionsFlows } from '../../wiring/catalog/deliveryOptions';
import { DetailsPage } from '../kit/DetailsPage';
import { FormBody } from '../kit/FormPage';

interface DeliveryFormScreenProps {
  readonly flows: typeof deliveryOptionsFlows;
}

/** CAT-01: a new delivery option of the catalog whose id is in the URL. */
export const NewDeliveryScreen = (props: DeliveryFormScreenProps) => <DeliveryPage {...props} title="New delivery option" />;

/** CAT-01: edits the delivery option whose id is in the URL. */
export const EditedDeliveryScreen = (props: DeliveryFormScreenProps) => <DeliveryPage {...props} title="Edit delivery option" />;

function DeliveryPage({ flows, title }: DeliveryFormScreenProps & { readonly title: string }) {
  const [, , catalog = '', , , id = ''] = useSegments();
  const part = useResource(flows.deliveryData, `${catalog}/${id}`);
  return (
    <DetailsPage
      title={title}
      list={{ label: part.view.value?.catalog.name ?? 'Delivery', path: deliveryOf(catalog) }}
      part={part}
      what={id === '' ? 'this catalog' : 'this delivery option'}
      name={part.view.value?.option?.name ?? title}
    >
      {(data) => <DeliveryFields flows={flows} subject={`${catalog}/${id}`} data={data} />}
    </DetailsPage>
  );
}

interface DeliveryFieldsProps extends DeliveryFormScreenProps {
  readonly subject: string;
  readonly data: DeliveryData;
}

function DeliveryFields({ flows, subject, data: { catalog, option } }: DeliveryFieldsProps) {
  const { navigate } = useFlowContext();
  const { form, fields } = useForm(flows.deliveryOption, {
    ...{ name: `deliveryOption:${subject}`, subject, select: selectDelivery },
    values: option ? formOfDelivery(option, catalog.currency) : emptyDelivery(catalog.currency),
    onDone: ({ result }) => result !== 'sessionExpired' && navigate(deliveryOf(catalog.id)),
  });
  return (
    <FormBody {...form} id="delivery" work="Delivery option">
      <TextField label="Name" {...fields.text('name')} />
      <TextField label="Note to customers" optional hint="For example: 1 to 2 days, by bike." {...fields.text('note')} />
      <TextField
        inputMode="decimal"
        label={`Fee in ${form.view.values.currency}`}
        optional
        hint="Leave empty if it is free."
        {...fields.text('fee')}
      />
      <CheckField label="Offer it to customers" optional {...fields.tick('isOffered')} />
    </FormBody>
  );
}
