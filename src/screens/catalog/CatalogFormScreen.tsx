import {
  type CatalogForm,
  emptyCatalog,
  formOfCatalog,
  isCatalogReady,
  LOGO_BYTES,
  selectCatalog,
} from '../../../machines/catalog/catalog/catalog.machine';
import { CATALOGS } from '../../../machines/catalog/catalogs/catalogs.machine';
import { PICTURE_KINDS } from '../../../machines/onboarding/onboardingDetails/onboardingDetails.rules';
import { useSegments } from '../../flow/segments';
import { useForm } from '../../flow/useForm';
import { useResource } from '../../flow/useResource';
import { CheckField } from '../../ui/controls/CheckField';
import { FilesField } from '../../ui/controls/FilesField';
import { SelectField } from '../../ui/controls/SelectField';
import { TextAreaField } from '../../ui/controls/TextAreaField';
import { TextField } from '../../ui/controls/TextField';
import type { catalogsFlows } from '../../wiring/catalog/catalogs';
import { DetailsPage } from '../kit/DetailsPage';
import { FormBody, NewPage } from '../kit/FormPage';

interface CatalogFormScreenProps {
  readonly flows: typeof catalogsFlows;
  /** The dashboard's currency, and all of the business. */
  readonly currency: string;
  readonly currencies: readonly string[];
}

const LIST = { label: 'Catalog links', path: CATALOGS };

/** CAT-01: a new catalog. */
export const NewCatalogScreen = ({ currency, ...props }: CatalogFormScreenProps) => (
  <NewPage title="New catalog" list={LIST}>
    <CatalogFields {...props} subject="" values={emptyCatalog(currency)} hasLogo={false} />
  </NewPage>
);

/** CAT-01: edits the catalog whose id is in the URL. */
export function EditedCatalogScreen(props: CatalogFormScreenProps) {
  const id = useSegments()[2] ?? '';
  const part = useResource(props.flows.catalogDetails, id);
  return (
    <DetailsPage title="Edit catalog" list={LIST} part={part} what="this catalog" name={part.view.value?.name ?? 'Catalog'}>
      {(catalog) => <CatalogFields {...props} subject={id} values={formOfCatalog(catalog)} hasLogo={catalog.logo !== ''} />}
    </DetailsPage>
  );
}

interface CatalogFieldsProps extends Pick<CatalogFormScreenProps, 'flows' | 'currencies'> {
  readonly subject: string;
  readonly values: CatalogForm;
  readonly hasLogo: boolean;
}

function CatalogFields({ flows, currencies, subject, values, hasLogo }: CatalogFieldsProps) {
  const { form, fields } = useForm(flows.catalog, { name: `catalog:${subject}`, subject, values, select: selectCatalog });
  const known = currencies.includes(values.currency) ? currencies : [values.currency, ...currencies];
  return (
    <FormBody {...form} id="catalog" work="Catalog" note={isCatalogReady(form.view.values) ? null : 'Enter a name to save.'}>
      <TextField label="Name" {...fields.text('name')} />
      <TextAreaField label="Description" optional limit={250} {...fields.text('description')} />
      <SelectField
        label="Currency"
        hint="The prices of its products are in this currency."
        options={known.map((code) => ({ value: code, label: code }))}
        {...fields.choice('currency')}
      />
      <FilesField
        label="Logo"
        optional
        accept={PICTURE_KINDS}
        maxBytes={LOGO_BYTES}
        {...(hasLogo && { hint: 'Your logo stays until you choose another one.' })}
        {...fields.file('logo')}
      />
      {hasLogo && <CheckField label="Remove the logo" optional {...fields.tick('removeLogo')} />}
    </FormBody>
  );
}
