import { CATEGORIES } from '../../../machines/catalog/categories/categories.machine';
import {
  type CategoryForm,
  emptyCategory,
  formOfCategory,
  selectCategory,
} from '../../../machines/catalog/category/category.machine';
import { useSegments } from '../../flow/segments';
import { useForm } from '../../flow/useForm';
import { useResource } from '../../flow/useResource';
import { TextField } from '../../ui/controls/TextField';
import type { categoriesFlows } from '../../wiring/catalog/categories';
import { DetailsPage } from '../kit/DetailsPage';
import { FormBody, NewPage } from '../kit/FormPage';

interface CategoryFormScreenProps {
  readonly flows: typeof categoriesFlows;
}

const LIST = { label: 'Categories', path: CATEGORIES };

/** CAT-01: a new category. */
export const NewCategoryScreen = ({ flows }: CategoryFormScreenProps) => (
  <NewPage title="New category" list={LIST}>
    <CategoryFields flows={flows} subject="" values={emptyCategory} />
  </NewPage>
);

/** CAT-01: renames the category whose id is in the URL. */
export function EditedCategoryScreen({ flows }: CategoryFormScreenProps) {
  const id = useSegments()[3] ?? '';
  const part = useResource(flows.categoryDetails, id);
  return (
    <DetailsPage title="Edit category" list={LIST} part={part} what="this category" name={part.view.value?.name ?? 'Category'}>
      {(category) => <CategoryFields flows={flows} subject={id} values={formOfCategory(category)} />}
    </DetailsPage>
  );
}

interface CategoryFieldsProps extends CategoryFormScreenProps {
  readonly subject: string;
  readonly values: CategoryForm;
}

function CategoryFields({ flows, subject, values }: CategoryFieldsProps) {
  const { form, fields } = useForm(flows.category, { name: `category:${subject}`, subject, values, select: selectCategory });
  return (
    <FormBody {...form} id="category" work="Category">
      <TextField label="Name" {...fields.text('name')} />
    </FormBody>
  );
}
