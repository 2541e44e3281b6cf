import { Button } from '../../../ui/buttons/Button';
import type { FileFlow } from './batchFlow';
import { rowsOf } from './rowsOf';

interface ReviewButtonProps<Field extends string> {
  readonly flow: FileFlow<Field>;
  /** Why the rows cannot be reviewed yet. Null if they can. */
  readonly reason: string | null;
}

/** Leads from the rows that are ready to their confirmation. */
export const ReviewButton = <Field extends string>({ flow: { view, can, send }, reason }: ReviewButtonProps<Field>) => (
  <Button kind="solid" disabled={!can('batch.reviewed')} reason={reason} onPress={() => send({ type: 'batch.reviewed' })}>
    {`Review ${rowsOf(view.counts.ready)}`}
  </Button>
);
