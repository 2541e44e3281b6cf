import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/buttons/Button';

interface PickedActionsProps {
  /** How many payouts are selected. */
  readonly count: number;
  readonly onDecline: () => void;
  readonly onApprove: () => void;
}

// In a short bar only screen readers get the word, so that the tools of the list stay in one line.
const word = css({ '@container (width < 52rem)': { srOnly: true } });

/** The two decisions about the selected payouts. */
export const PickedActions = ({ count, onDecline, onApprove }: PickedActionsProps) => (
  <>
    <Button onPress={onDecline}>
      Decline {count}
      <span className={word}> selected</span>
    </Button>
    <Button icon="check" onPress={onApprove}>
      Approve {count}
      <span className={word}> selected</span>
    </Button>
  </>
);
