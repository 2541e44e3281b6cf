import type { Wired } from '../../machines/kit/flow/port';
import type { form } from '../../machines/kit/form/form.machine';
import type { FormSnapshot, FormView } from '../../machines/kit/form/form.select';
import type { FieldOf, Fields, FormOutput } from '../../machines/kit/form/form.types';
import { useDraft } from './useDraft';
import { useFields } from './useFields';
import { useFlow } from './useFlow';

interface FormOptions<Values extends Fields<Values>, Answer> {
  /** That of the draft, with the record’s id if there are several: `category:7`. */
  readonly name: string;
  readonly subject?: string;
  /** Before any input. */
  readonly values: Values;
  readonly select: (snapshot: FormSnapshot<Values>) => FormView<Values>;
  readonly secrets?: readonly FieldOf<Values>[];
  readonly onDone?: (output: FormOutput<Answer>) => void;
}

/** A form of the kit with its draft, and its fields as props. `again` names the fields that a reload emptied. */
export function useForm<Values extends Fields<Values>, Answer extends object>(
  machine: Wired<ReturnType<typeof form<Values, Answer>>>,
  { name, subject = '', values, select, secrets = [], onDone }: FormOptions<Values, Answer>,
) {
  const { draft, attempt, again, keepDraft } = useDraft<Values>(name, secrets);
  const flow = useFlow(machine, {
    input: { subject, initialValues: values, draft, attempt },
    select,
    onChange: keepDraft,
    ...(onDone && { onDone }),
  });
  return { form: flow, fields: useFields<Values>(flow, { again }), again };
}
