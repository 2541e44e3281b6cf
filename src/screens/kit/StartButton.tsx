import { Button } from '../../ui/Button';

interface StartButtonProps {
  /** Why this role can't press it, or null if it can. */
  readonly barred: string | null;
  readonly onPress: () => void;
  readonly children: string;
}

/** The button that makes the first row of a list, and each one after it. */
export const StartButton = ({ barred, onPress, children }: StartButtonProps) => (
  <Button kind="solid" icon="plus" disabled={barred !== null} reason={barred} onPress={onPress}>
    {children}
  </Button>
);
