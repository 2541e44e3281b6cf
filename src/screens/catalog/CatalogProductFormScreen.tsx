import {
  emptyCatalogProduct,
  formOfProduct,
  productNeeds,
  selectCatalogProduct,
} from '../../../machines/catalog/catalogProduct/catalogProduct.machine';
import type { CatalogProductData } from '../../../machines/catalog/catalogProductData/catalogProductData.machine';
import { productsOf } from '../../../machines/catalog/catalogs/catalogs.machine';
import { useFlowContext } from '../../flow/FlowProvider';
import { useSegments } from '../../flow/segments';
import { useForm } from '../../flow/useForm';
import { useResource } from '../../flow/useResource';
import { CheckField } from '../../ui/controls/CheckField';
import { SelectField } from '../../ui/controls/SelectField';
import { Section } from '../../ui/layout/Section';
import type { catalogProductsFlows } from '../../wiring/catalog/catalogProducts';
import { DetailsPage } from '../kit/DetailsPage';
import { FormBody } from '../kit/FormPage';
import { ProductFields } from './ProductFields';

interface CatalogProductFormScreenProps {
  readonly flows: typeof catalogProductsFlows;
}

/** CAT-01: a new product of the catalog whose id is in the URL. */
export const NewCatalogProductScreen = (props: CatalogProductFormScreenProps) => (
  <ProductPage {...props} title="Add New Product" />
);

/** CAT-01: edits the product whose id is in the URL. */
export const EditedCatalogProductScreen = (props: CatalogProductFormScreenProps) => (
  <ProductPage {...props} title="Edit product" />
);

function ProductPage({ flows, title }: CatalogProductFormScreenProps & { readonly title: string }) {
  const [, , catalog = '', , id = ''] = useSegments();
  const key = `${catalog}/${id === 'create' ? '' : id}`;
  const part = useResource(flows.catalogProductData, key);
  const record = id === 'create' ? 'this catalog' : 'this product';
  return (
    <DetailsPage
      title={title}
      list={{ label: part.view.value?.catalog.name ?? 'Products', path: productsOf(catalog) }}
      part={part}
      what={`${record} and your categories`}
      record={record}
      name={part.view.value?.product?.name ?? title}
    >
      {(data) => <ProductForm flows={flows} subject={key} data={data} />}
    </DetailsPage>
  );
}

interface ProductFormProps extends CatalogProductFormScreenProps {
  readonly subject: string;
  readonly data: CatalogProductData;
}

function ProductForm({ flows, subject, data: { catalog, product, categories } }: ProductFormProps) {
  const { navigate } = useFlowContext();
  const { form, fields, again } = useForm(flows.catalogProduct, {
    ...{ name: `catalogProduct:${subject}`, subject, select: selectCatalogProduct },
    values: product ? formOfProduct(product) : emptyCatalogProduct(catalog.currency),
    onDone: ({ result }) => result !== 'sessionExpired' && navigate(productsOf(catalog.id)),
  });
  const { view } = form;
  const needs = productNeeds(view.values);
  const next = needs.find(({ state }) => state === 'wrong') ?? needs.find(({ state }) => state === 'missing');
  return (
    <FormBody {...form} id="catalogProduct" work="Product" marks={needs} note={next?.wants ?? null}>
      <ProductFields form={form} currency={view.values.currency} again={again.filter((field) => field === 'images')}>
        <Section title="In the shop">
          <SelectField
            label="Category"
            optional
            placeholder="No category"
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            {...fields.choice('category')}
          />
          <CheckField label="Show in the shop" optional {...fields.tick('isVisible')} />
          {view.values.kept !== '0' && (
            <p>
              It has {view.values.kept === '1' ? 'an image' : `${view.values.kept} images`}. New images replace{' '}
              {view.values.kept === '1' ? 'it' : 'them'}.
            </p>
          )}
        </Section>
      </ProductFields>
    </FormBody>
  );
}
