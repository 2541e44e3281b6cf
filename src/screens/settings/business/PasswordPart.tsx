import { isolated } from '../../../../contract/shownText';
import {
  emptyPasswordChange,
  type PasswordChange,
  selectPasswordChange,
} from '../../../../machines/settings/passwordChange/passwordChange.machine';
import { useFields } from '../../../flow/useFields';
import { useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { PasswordField } from '../../../ui/controls/PasswordField';
import { Dialog } from '../../../ui/layers/Dialog';
import { SettingSection } from '../../../ui/layout/Section';
import { SettingRows } from '../../../ui/tables/SettingRows';
import { FormButtons, FormFrame } from '../../kit/FormFrame';
import type { PartProps } from './partProps';

/** BUS-01: the password of the signed-in user, whatever their role. */
export function PasswordPart({ flows, email, about, open, close }: PartProps & { readonly email: string }) {
  return (
    <SettingSection title="Password" hint={`You sign in as ${isolated(email)}.`}>
      <SettingRows
        label="Password"
        rows={[
          {
            key: 'password',
            title: 'Your password',
            description: 'After a change, your other devices are signed out. This one stays signed in.',
            action: <Button onPress={() => open('password', 'change')}>Change</Button>,
          },
        ]}
      />
      {about('password') === 'change' && <PasswordDialog machine={flows.passwordChange} onDone={close} />}
    </SettingSection>
  );
}

interface PasswordDialogProps {
  readonly machine: PartProps['flows']['passwordChange'];
  readonly onDone: () => void;
}

const FORM = 'passwordChange';
const RULES = 'At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character.';

function PasswordDialog({ machine, onDone }: PasswordDialogProps) {
  const flow = useFlow(machine, {
    input: { subject: '', initialValues: emptyPasswordChange, draft: null },
    select: selectPasswordChange,
    onDone: ({ result }) => result !== 'sessionExpired' && onDone(),
  });
  const { view, send } = flow;
  const fields = useFields<PasswordChange>(flow);
  return (
    <Dialog
      title="Change your password"
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'cancel' })}
      foot={
        <FormButtons<PasswordChange> {...flow} form={FORM}>
          Change password
        </FormButtons>
      }
    >
      <FormFrame<PasswordChange> {...flow} id={FORM} work="A new password">
        <PasswordField label="Old password" autoComplete="current-password" {...fields.text('password')} />
        <PasswordField label="New password" autoComplete="new-password" hint={RULES} {...fields.text('newPassword')} />
        <PasswordField label="Confirm password" autoComplete="new-password" {...fields.text('confirmpassword')} />
      </FormFrame>
    </Dialog>
  );
}
