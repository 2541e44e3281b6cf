import type { BatchReason } from '../../../../machines/kit/batch/batch.types';
import { Button } from '../../../ui/buttons/Button';
import type { FileFlow } from './batchFlow';
import { rowsOf } from './rowsOf';

interface ReviewButtonProps<Field extends string> {
  readonly flow: FileFlow<Field>;
  readonly blocker: BatchReason | null;
  /** Why the rows cannot be reviewed yet. */
  readonly words: Readonly<Record<BatchReason, string>>;
}

/** Leads from the rows that are ready to their confirmation. */
export const ReviewButton = <Field extends string>({ flow: { view, can, send }, blocker, words }: ReviewButtonProps<Field>) => (
  <Button
    kind="solid"
    disabled={!can('batch.reviewed')}
    reason={blocker && words[blocker]}
    onPress={() => send({ type: 'batch.reviewed' })}
  >
    {`Review ${rowsOf(view.counts.ready)}`}
  </Button>
);
