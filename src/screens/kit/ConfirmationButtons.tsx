import type { ConfirmationEvent } from '../../../machines/kit/confirmation/confirmation.types';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';

interface ConfirmationButtonsProps {
  /** Null before the confirmation opens. */
  readonly confirmation: ActorView<ConfirmationEvent> | null;
  /** The label of the button that confirms. */
  readonly action: string;
  /** Why the cost cannot be confirmed. */
  readonly reason: string | null;
}

/** The buttons of an order's review: back to the form, or confirm its cost. */
export function ConfirmationButtons({ confirmation, action, reason }: ConfirmationButtonsProps) {
  if (!confirmation) return null;
  return (
    <>
      <Button icon="arrow-left" onPress={() => confirmation.send({ type: 'confirmation.revised' })}>
        Back
      </Button>
      <Button
        kind="solid"
        disabled={!confirmation.can('confirmation.confirmed')}
        reason={reason}
        onPress={() => confirmation.send({ type: 'confirmation.confirmed' })}
      >
        {action}
      </Button>
    </>
  );
}
