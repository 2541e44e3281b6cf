import type { userInvitationMachine } from '../../../../machines/people/userInvitation/userInvitation.machine';
import {
  bookmarkUserInvitation,
  selectUserInvitation,
  type UserInvitationView,
} from '../../../../machines/people/userInvitation/userInvitation.select';
import type { Draft } from '../../../../machines/people/userInvitation/userInvitation.types';
import { useBookmark } from '../../../flow/useBookmark';
import { type Flow, useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Form } from '../../../ui/controls/Form';
import { TextField } from '../../../ui/controls/TextField';
import { Alert } from '../../../ui/feedback/Alert';
import { LookupResult, type PassbookState } from '../../../ui/feedback/LookupResult';
import type { usersFlows } from '../../../wiring/people/users';
import { AppearingFields } from '../../kit/AppearingFields';
import { FilledDialog } from '../../kit/FilledDialog';
import { FormActions } from '../../kit/FormActions';
import { RoleField } from './RoleField';

interface UserInvitationDialogProps {
  readonly machine: (typeof usersFlows)['userInvitation'];
  readonly roles: (typeof usersFlows)['userRoles'];
  readonly onDone: (isSent: boolean) => void;
}

type InvitationFlow = Flow<typeof userInvitationMachine, UserInvitationView>;

const FORM = 'user-invitation';

/** USR-02. */
export function UserInvitationDialog({ machine, roles, onDone }: UserInvitationDialogProps) {
  const { recalled, keep } = useBookmark<Draft>('userInvitation');
  const flow = useFlow(machine, {
    input: { draft: recalled },
    select: selectUserInvitation,
    onChange: (snapshot) => keep(bookmarkUserInvitation(snapshot)),
    onDone: ({ result }) => result !== 'sessionExpired' && onDone(result === 'sent'),
  });
  const { view, can, send } = flow;
  const sending = view.step === 'submitting';
  return (
    <FilledDialog
      leaving={{ asked: view.leaving, send }}
      title="Create New User"
      open={view.step !== 'ended'}
      canClose={!sending}
      onClose={() => send({ type: 'dismissed' })}
      foot={
        <FormActions
          form={FORM}
          busy={sending}
          may={can('invitation.submitted')}
          reason={view.blocker}
          mayLeave={!sending}
          onLeave={() => send({ type: 'dismissed' })}
        >
          Send invitation
        </FormActions>
      }
    >
      {view.problem && view.step !== 'checkFailed' && <Alert tone="bad">{view.problem}</Alert>}
      <InvitationForm flow={flow} roles={roles} />
    </FilledDialog>
  );
}

function InvitationForm({ flow, roles }: { readonly flow: InvitationFlow; readonly roles: (typeof usersFlows)['userRoles'] }) {
  const { view, can, send } = flow;
  const { draft } = view;
  const sending = view.step === 'submitting';
  return (
    <Form id={FORM} onSubmit={() => send({ type: 'invitation.submitted' })}>
      <TextField
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={draft.email}
        problem={view.errors.email}
        waiting={sending}
        onText={(email) => send({ type: 'email.changed', email })}
        onBlur={() => send({ type: 'email.blurred' })}
      />
      <LookupResult
        {...LINES[view.step]}
        {...(view.step === 'checkFailed' && { text: view.problem ?? '' })}
        action={can('check.retry') && <Button onPress={() => send({ type: 'check.retry' })}>Try again</Button>}
      />
      {view.asks !== 'nothing' && (
        <AppearingFields>
          {view.asks === 'everything' && (
            <>
              <TextField
                label="First name"
                value={draft.firstName}
                problem={view.errors.firstName}
                waiting={sending}
                onText={(firstName) => send({ type: 'firstName.changed', firstName })}
              />
              <TextField
                label="Last name"
                value={draft.lastName}
                problem={view.errors.lastName}
                waiting={sending}
                onText={(lastName) => send({ type: 'lastName.changed', lastName })}
              />
              <TextField
                label="Mobile Number"
                inputMode="tel"
                value={draft.mobileNumber}
                problem={view.errors.mobileNumber}
                waiting={sending}
                onText={(mobileNumber) => send({ type: 'mobileNumber.changed', mobileNumber })}
              />
            </>
          )}
          <RoleField
            machine={roles}
            value={draft.role}
            disabled={sending}
            onChoose={(role) => send({ type: 'role.chosen', role })}
          />
        </AppearingFields>
      )}
    </Form>
  );
}

const line = (state: PassbookState, text: string) => ({ state, text });

/** The line below the email: the state of the lookup, and its result. */
const LINES: Readonly<Record<UserInvitationView['step'], ReturnType<typeof line>>> = {
  enteringEmail: line('waiting', 'Enter the email of the person you want to invite.'),
  debouncing: line('loading', 'Checking the email…'),
  checking: line('loading', 'Checking the email…'),
  checkFailed: line('failed', ''),
  existingMember: line('notFound', 'User already exist on this subsidiary'),
  existingUser: line('resolved', 'This person already has an account. Choose a role.'),
  newUser: line('resolved', 'No account uses this email yet. Enter the person’s details.'),
  submitting: line('loading', 'Sending the invitation…'),
  ended: line('waiting', ''),
};
