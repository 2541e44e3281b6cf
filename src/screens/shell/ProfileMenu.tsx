import type { Desk } from '../../../machines/session/session.select';
import { THEMES, useTheme } from '../../flow/theme';
import { ActionMenu } from '../../ui/shell/ActionMenu';
import { Named } from '../../ui/shell/Named';
import { PersonButton } from '../../ui/shell/Person';

export interface LogOut {
  readonly can: boolean;
  readonly ask: () => void;
}

const LABELS = { system: 'System', light: 'Light', dark: 'Dark' } as const;
/** FLW-02: the digest of the machines that run here; the auditors' charts bear that of those they were drawn from. */
const FLOWS = `Flows ${__FLOWS__}`;
const OPTIONS = THEMES.map((value) => ({ value, label: LABELS[value] }));

/** NAV-08: who is at the desk, how it looks, and the way out (SES-10). */
export function ProfileMenu({ user, logOut }: Pick<Desk, 'user'> & { readonly logOut: LogOut }) {
  const [theme, choose] = useTheme();
  return (
    <ActionMenu
      trigger={<PersonButton name={user.name} />}
      head={<Named name={user.name} notes={[user.email, user.role, FLOWS]} />}
      choice={{ label: 'Theme', value: theme, options: OPTIONS, onChoose: choose }}
      action={{
        label: 'Log Out',
        icon: 'log-out',
        reason: logOut.can ? null : 'You are being logged out already.',
        onChoose: logOut.ask,
      }}
    />
  );
}
