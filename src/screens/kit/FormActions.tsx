import { Button } from '../../ui/buttons/Button';

interface FormActionsProps {
  /** The form next to its buttons. */
  readonly form: string;
  readonly busy: boolean;
  /** Whether it can be submitted. */
  readonly may: boolean;
  /** Why it cannot, if that has to be shown. */
  readonly reason: string | null;
  readonly leave?: string;
  /** A running submit cannot be cancelled. */
  readonly mayLeave?: boolean;
  readonly onLeave: () => void;
  /** The label of the submit button. */
  readonly children: string;
}

/** The two buttons of a form: cancel and submit. */
export const FormActions = (props: FormActionsProps) => {
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
