import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/buttons/Button';

interface PickedActionsProps {
  /** How many payouts are selected. */
  readonly count: number;
  /** The decision about them is open, where its own buttons are. A second press of a double click must not open the other one. */
  readonly isOpen: boolean;
  readonly onDecline: () => void;
  readonly onApprove: () => void;
}

// In a short bar only screen readers get the word, so that the tools of the list stay in one line.
const word = css({ '@container (width < 52rem)': { srOnly: true } });

/** The two decisions about the selected payouts. */
export const PickedActions = ({ count, isOpen, onDecline, onApprove }: PickedActionsProps) => (
  <>
    <Button disabled={isOpen} onPress={onDecline}>
      Decline {count}
      <span className={word}> selected</span>
    </Button>
    <Button icon="check" disabled={isOpen} onPress={onApprove}>
      Approve {count}
      <span className={word}> selected</span>
    </Button>
  </>
);
