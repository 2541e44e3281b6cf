import type { ReactNode } from 'react';
import type { FormView } from '../../../machines/kit/form/form.select';
import type { FormEvent } from '../../../machines/kit/form/form.types';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';

interface EntryButtonsProps<Values> extends ActorView<FormEvent<Values>> {
  readonly view: FormView<Values>;
  readonly form: string;
  /** The label of the submit button. */
  readonly does: string;
  /** Other actions. */
  readonly children?: ReactNode;
}

/** The buttons of a public form. SUP-01: it cannot be submitted again while it is being sent. */
export function EntryButtons<Values>({ view, can, send, form, does, children }: EntryButtonsProps<Values>) {
  return (
    <>
      <Button kind="solid" type="submit" form={form} busy={view.busy} disabled={!can('form.submitted')}>
        {does}
      </Button>
      {children}
      <Button kind="bare" icon="arrow-left" onPress={() => send({ type: 'cancel' })}>
        Back to sign in
      </Button>
    </>
  );
}
