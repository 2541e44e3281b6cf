import { Button } from '../../ui/Button';

interface SubmitButtonsProps {
  /** The form, which stands beside its buttons. */
  readonly form: string;
  readonly busy: boolean;
  /** Whether it may be sent as it is. */
  readonly may: boolean;
  /** Why it may not be, where that needs saying. */
  readonly reason: string | null;
  readonly leave?: string;
  /** What is on its way cannot be taken back. */
  readonly mayLeave?: boolean;
  readonly onLeave: () => void;
  /** What sends it. */
  readonly children: string;
}

/** The two ways out of a form: leaving it, and sending it. */
export const SubmitButtons = (props: SubmitButtonsProps) => {
  const { form, busy, may, reason, leave = 'Cancel', mayLeave = true, onLeave, children } = props;
  return (
    <>
      <Button disabled={!mayLeave} onPress={onLeave}>
        {leave}
      </Button>
      <Button kind="solid" type="submit" form={form} busy={busy} disabled={!may && !busy} reason={reason}>
        {children}
      </Button>
    </>
  );
};
