import type { AnswerView } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import type { AnswerFlow } from './answerFlow';

/** What leaving the page keeps of an answer with files, and what it loses. */
export function lossOf({ draft }: Pick<AnswerView, 'draft'>, isKept: boolean): string {
  if (!isKept) return 'Your browser can’t store your draft. Your text and the files you chose will be lost.';
  const files = 'The files you chose aren’t part of the draft. You’ll need to choose them again.';
  return draft.explanation === '' ? files : `Your text is kept as a draft. ${files}`;
}

interface LeavingDialogProps {
  readonly flow: AnswerFlow;
  /** Whether the draft would survive a reload. */
  readonly isKept: boolean;
}

/** Asks before the page closes, because a draft keeps no files. */
export function LeavingDialog({ flow: { view, send }, isKept }: LeavingDialogProps) {
  const stay = () => send({ type: 'leave.dismissed' });
  return (
    <Dialog
      title="Leave without saving?"
      open
      onClose={stay}
      foot={
        <>
          <Button onPress={stay}>Keep editing</Button>
          <Button kind="danger" onPress={() => send({ type: 'leave.confirmed' })}>
            Leave
          </Button>
        </>
      }
    >
      <p>{lossOf(view, isKept)}</p>
    </Dialog>
  );
}
