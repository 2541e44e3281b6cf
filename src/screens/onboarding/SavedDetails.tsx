import type { ReactNode } from 'react';
import { fieldsOf } from '../../../machines/kit/form.rules';
import { Alert } from '../../ui/Alert';
import { Facts } from '../../ui/Facts';
import { Sheet } from '../../ui/Fields';
import { orDash } from '../../ui/format';
import { Stack } from '../../ui/Stack';

interface SavedDetailsProps {
  /** Why they can't be edited. */
  readonly lock: string;
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly children?: ReactNode;
}

/** Saved details that can only be read, with the reason. They are text, because a disabled form still looks like one to fill in. */
export const SavedDetails = ({ lock, title, rows, children }: SavedDetailsProps) => (
  <Stack>
    <Alert tone="plain">{lock}</Alert>
    <Sheet title={title}>
      <Facts rows={rows} />
    </Sheet>
    {children}
  </Stack>
);

type Format = (text: string) => string;

/** A form's fields as rows, under the labels that the form has. `formats` says how a field reads where its own text is not it. */
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

/** Enough to recognize a number by, and too little to use it. */
export const lastFour: Format = (number) => `•••• ${number.slice(-4)}`;

export const withPrefix: Format = (number) => `+234 ${number}`;

/** The name under an identifier of a list; the identifier itself where the list no longer has it. */
export const nameIn =
  (options: readonly { readonly value: string; readonly label: string }[]): Format =>
  (wanted) =>
    options.find(({ value }) => value === wanted)?.label ?? wanted;
