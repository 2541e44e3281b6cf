import type { invitationMachine } from '../../../machines/access/invitation/invitation.machine';
import { type InvitationView, selectInvitation } from '../../../machines/access/invitation/invitation.select';
import type { FirstPassword, InvitationEvent } from '../../../machines/access/invitation/invitation.types';
import type { Wired } from '../../../machines/kit/flow/port';
import type { FormView } from '../../../machines/kit/form/form.select';
import type { FormEvent } from '../../../machines/kit/form/form.types';
import { useDocumentTitle } from '../../flow/title';
import { useBookmark } from '../../flow/useBookmark';
import { useFields } from '../../flow/useFields';
import { type ActorView, useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { AuthLayout } from '../../ui/layout/AuthLayout';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { FormFrame } from '../kit/FormFrame';
import { EntryButtons } from './EntryButtons';
import { Onward } from './Onward';
import { PasswordPair } from './PasswordPair';

const FORM = 'first-password';
const UNANSWERED = 'You may have a password already: try to sign in with it. If that fails, try again here.';

interface InvitationPageProps {
  readonly flow: Wired<typeof invitationMachine>;
  /** From the link. Empty if there is none. */
  readonly token: string;
  readonly isExistingUser: boolean;
  readonly hasSession: boolean;
}

/** SUP-06: the page of an invitation. */
export function InvitationPage({ flow: machine, ...input }: InvitationPageProps) {
  useDocumentTitle('Your invitation');
  const { recalled, keep } = useBookmark<{ message: string }>('invitationAccepted');
  const flow = useFlow(machine, {
    input: { ...input, saidBefore: recalled?.message ?? null },
    select: selectInvitation,
    onChange: (snapshot) => {
      if (snapshot.matches('closed')) return keep(null);
      const { standing, message } = selectInvitation(snapshot);
      if (standing !== 'loading') keep(standing === 'accepted' ? { message } : null);
    },
  });
  const password = flow.part('password');
  return (
    <AuthLayout>
      {password && flow.view.password ? (
        <Choosing view={flow.view} password={{ ...password, view: flow.view.password }} />
      ) : (
        <Outcome {...flow} />
      )}
    </AuthLayout>
  );
}

interface ChoosingProps {
  readonly view: InvitationView;
  readonly password: ActorView<FormEvent<FirstPassword>> & { readonly view: FormView<FirstPassword> };
}

function Choosing({ view, password }: ChoosingProps) {
  const fields = useFields<FirstPassword>(password);
  return (
    <>
      <FormFrame<FirstPassword> {...password} id={FORM} unanswered={UNANSWERED}>
        <h1>You’ve been invited</h1>
        <Invited view={view} />
        <PasswordPair label="Password" password={fields.text('password')} confirmation={fields.text('confirmpassword')} />
      </FormFrame>
      <EntryButtons<FirstPassword> {...password} form={FORM} does="Accept invitation" />
    </>
  );
}

/** Who invites whom to what. */
function Invited({ view: { invitation } }: { readonly view: InvitationView }) {
  if (!invitation) return null;
  const { business, role, email, invitedBy } = invitation;
  const rows = [
    { label: 'Business', value: business },
    { label: 'Role', value: role },
    { label: 'Email', value: email },
    { label: 'Invited by', value: invitedBy },
  ];
  return <DescriptionList rows={rows.filter(({ value }) => value !== '')} />;
}

interface OutcomeProps extends ActorView<InvitationEvent> {
  readonly view: InvitationView;
}

function Outcome({ view, send }: OutcomeProps) {
  const leave = () => send({ type: 'page.left' });
  switch (view.standing) {
    case 'confirming':
      return (
        <>
          <h1>You’ve been invited</h1>
          <Invited view={view} />
          {view.problem && <Alert tone="bad">{view.problem}</Alert>}
          <p>You already have an account. Your password won’t change.</p>
          <Button kind="solid" busy={view.busy} onPress={() => send({ type: 'invitation.confirmed' })}>
            Accept invitation
          </Button>
          <Onward onPress={leave} />
        </>
      );
    case 'accepted':
      return (
        <>
          <h1>Invitation accepted</h1>
          <Alert tone="good">{view.message}</Alert>
          <Button kind="solid" onPress={leave}>
            Signin
          </Button>
        </>
      );
    case 'refused':
      return (
        <>
          <h1>You can’t accept this invitation</h1>
          <Alert tone="bad">{view.problem}</Alert>
          <p>If you’ve already accepted it, sign in. If not, ask the person who invited you for a new one.</p>
          <Onward onPress={leave} />
        </>
      );
    case 'loadFailed':
      return (
        <>
          <h1>We couldn’t load your invitation</h1>
          <Alert tone="bad">{view.problem}</Alert>
          <Button kind="solid" onPress={() => send({ type: 'invitation.retry' })}>
            Try again
          </Button>
          <Onward onPress={leave} />
        </>
      );
    case 'incomplete':
      return (
        <>
          <h1>This link is incomplete</h1>
          <p>Open the link in your email again. We don’t save it in this browser.</p>
          <Onward onPress={leave} />
        </>
      );
    default:
      return <Busy>Loading your invitation…</Busy>;
  }
}
