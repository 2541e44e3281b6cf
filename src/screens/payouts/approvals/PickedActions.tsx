import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/buttons/Button';

interface PickedActionsProps {
  /** How many payouts are selected. */
  readonly count: number;
  /** The decision about them that is open. The other one is in its pane, so that the second press of a double click opens nothing else. */
  readonly open: 'approve' | 'decline' | null;
  readonly onDecline: () => void;
  readonly onApprove: () => void;
}

// In a short bar only screen readers get the word, so that the tools of the list stay in one line.
const word = css({ '@container (width < 52rem)': { srOnly: true } });

/** The two decisions about the selected payouts. */
export const PickedActions = ({ count, open, onDecline, onApprove }: PickedActionsProps) => (
  <>
    <Button disabled={open === 'approve'} onPress={onDecline}>
      <span>
        Decline {count}
        <span className={word}> selected</span>
      </span>
    </Button>
    <Button icon="check" disabled={open === 'decline'} onPress={onApprove}>
      <span>
        Approve {count}
        <span className={word}> selected</span>
      </span>
    </Button>
  </>
);
