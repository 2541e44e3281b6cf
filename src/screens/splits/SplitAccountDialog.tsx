import { WORDS } from '../../../machines/splits/splitAccount/splitAccount.rules';
import type { SplitAccountView } from '../../../machines/splits/splitAccount/splitAccount.select';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { Dialog } from '../../ui/layers/Dialog';
import { SplitAccountForm } from './SplitAccountForm';
import { SplitTermsForm } from './SplitTermsForm';
import type { AccountPart } from './splitAccountPart';

const TERMS = 'split-terms';
const ACCOUNT = 'split-account';

interface SplitAccountDialogProps extends AccountPart {
  readonly view: SplitAccountView;
}

/** SPL-03: the common fields of all accounts, then the account. */
export function SplitAccountDialog(props: SplitAccountDialogProps) {
  const { view, send } = props;
  const isSaving = view.step === 'saving' || view.step === 'saved';
  return (
    <Dialog
      title={view.isEditing ? 'Edit Settlement Account' : 'Add Settlement Account'}
      open={view.step !== 'ended'}
      steps={{ labels: ['Settlement', 'Account'], current: view.step === 'account' || isSaving ? 1 : 0 }}
      canClose={!isSaving}
      onClose={() => send({ type: 'dismissed' })}
      foot={<Foot {...props} />}
    >
      <Body {...props} />
    </Dialog>
  );
}

function Body(props: SplitAccountDialogProps) {
  const { view, send } = props;
  switch (view.step) {
    case 'loading':
      return <Busy>Loading banks and currencies…</Busy>;
    case 'loadFailed':
      return (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'choices.retry' })}>Try again</Button>}>
          <p>{view.problem}</p>
          <p>We couldn’t load banks and currencies. We’ve kept your accounts.</p>
        </Alert>
      );
    case 'terms':
      return <SplitTermsForm {...props} id={TERMS} />;
    case 'account':
    case 'saving':
      return (
        <>
          {/* Next to the form, so that an error stays in place while the fields rerender. */}
          {view.problem && <Alert tone="bad">{view.problem}</Alert>}
          <SplitAccountForm {...props} id={ACCOUNT} />
        </>
      );
    case 'saved':
      return <Alert tone="good">{view.done}</Alert>;
    case 'ended':
      return null;
  }
}

/** NGN and the type of share have defaults, so only the name can be missing. */
function Foot({ view, send }: SplitAccountDialogProps) {
  switch (view.step) {
    case 'terms':
      return (
        <>
          <Button onPress={() => send({ type: 'dismissed' })}>Cancel</Button>
          <Button kind="solid" type="submit" form={TERMS} disabled={view.blocker !== null} reason={view.blocker}>
            Next
          </Button>
        </>
      );
    case 'account':
    case 'saving':
      return <AccountFoot view={view} send={send} />;
    case 'loading':
    case 'loadFailed':
      return <Button onPress={() => send({ type: 'dismissed' })}>Cancel</Button>;
    case 'saved':
    case 'ended':
      return null;
  }
}

function AccountFoot({ view, send }: Pick<SplitAccountDialogProps, 'view' | 'send'>) {
  const busy = view.step === 'saving';
  // An error below the share is not repeated.
  const reason = view.blocker === WORDS.nothingLeft ? null : view.blocker;
  return (
    <>
      <Button disabled={busy} onPress={() => send({ type: 'terms.opened' })}>
        Back
      </Button>
      <Button kind="solid" type="submit" form={ACCOUNT} busy={busy} disabled={view.blocker !== null && !busy} reason={reason}>
        Save
      </Button>
    </>
  );
}
