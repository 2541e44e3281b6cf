import { WORDS } from '../../../machines/splits/splitAccount/splitAccount.rules';
import type { SplitAccountView } from '../../../machines/splits/splitAccount/splitAccount.select';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { FilledDialog } from '../kit/FilledDialog';
import { SplitAccountForm } from './SplitAccountForm';
import type { AccountPart } from './splitAccountPart';

const FORM = 'split-account';

interface SplitAccountDialogProps extends AccountPart {
  readonly view: SplitAccountView;
}

/** SPL-03: one account of the split. */
export function SplitAccountDialog(props: SplitAccountDialogProps) {
  const { view, send } = props;
  const isSaving = view.step === 'saving';
  return (
    <FilledDialog
      leaving={{ asked: view.leaving, send }}
      title={view.isEditing ? 'Edit Settlement Account' : 'Add Settlement Account'}
      open={view.step !== 'ended'}
      canClose={!isSaving}
      onClose={() => send({ type: 'dismissed' })}
      foot={<Foot {...props} />}
    >
      <Body {...props} />
    </FilledDialog>
  );
}

function Body(props: SplitAccountDialogProps) {
  const { view } = props;
  switch (view.step) {
    case 'editing':
    case 'saving':
      return (
        <>
          {/* Next to the form, so that an error stays in place while the fields rerender. */}
          {view.problem && <Alert tone="bad">{view.problem}</Alert>}
          <SplitAccountForm {...props} id={FORM} />
        </>
      );
    case 'ended':
      return null;
  }
}

function Foot({ view, send }: SplitAccountDialogProps) {
  if (view.step !== 'editing' && view.step !== 'saving') return null;
  const busy = view.step === 'saving';
  // An error below a field is not repeated.
  const below = [WORDS.nothingLeft, view.errors.merchantId, view.errors.accountNumber];
  const reason = below.includes(view.blocker) ? null : view.blocker;
  return (
    <>
      <Button disabled={busy} onPress={() => send({ type: 'dismissed' })}>
        Cancel
      </Button>
      <Button kind="solid" type="submit" form={FORM} busy={busy} disabled={view.blocker !== null && !busy} reason={reason}>
        Save
      </Button>
    </>
  );
}
