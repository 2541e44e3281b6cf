import type { ReactNode } from 'react';
import { fieldsOf } from '../../../machines/kit/form/form.rules';
import { FormSection } from '../../ui/controls/Fields';
import { Alert } from '../../ui/feedback/Alert';
import { Stack } from '../../ui/layout/Stack';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { orDash } from '../../ui/text/format';

interface SavedDetailsProps {
  /** Why they can't be edited. */
  readonly lock: string;
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly children?: ReactNode;
}

/** Saved details that are read-only, with the reason. They are text, because a disabled form still looks editable. */
export const SavedDetails = ({ lock, title, rows, children }: SavedDetailsProps) => (
  <Stack>
    <Alert tone="plain">{lock}</Alert>
    <FormSection title={title}>
      <DescriptionList rows={rows} />
    </FormSection>
    {children}
  </Stack>
);

type Format = (text: string) => string;

/** Returns a form's fields as rows, with the form's labels. `formats` converts values that are not readable text. */
export const rowsOf = <Field extends string>(
  labels: Readonly<Record<Field, string>>,
  values: Readonly<Record<NoInfer<Field>, string>>,
  formats: { readonly [Name in Field]?: Format } = {},
) =>
  fieldsOf(labels).map((field) => {
    const format = formats[field];
    const text = values[field];
    return { label: labels[field], value: orDash(format && text !== '' ? format(text) : text) };
  });

/** Enough digits to recognise a number, and too few to use it. */
export const lastFour: Format = (number) => `•••• ${number.slice(-4)}`;

export const withPrefix: Format = (number) => `+234 ${number}`;

/** Returns the name of an identifier in a list, or the identifier itself if it is missing. */
export const nameIn =
  (options: readonly { readonly value: string; readonly label: string }[]): Format =>
  (wanted) =>
    options.find(({ value }) => value === wanted)?.label ?? wanted;
