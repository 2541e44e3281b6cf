import type { ReactNode } from 'react';
import type { FormView } from '../../../machines/kit/form.select';
import type { FormEvent } from '../../../machines/kit/form.types';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/Button';

interface EntryButtonsProps<Values> extends ActorView<FormEvent<Values>> {
  readonly view: FormView<Values>;
  readonly form: string;
  /** What sends it. */
  readonly does: string;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** The ways out of a form at the door. SUP-01: it is not sent again while it is on its way. */
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
