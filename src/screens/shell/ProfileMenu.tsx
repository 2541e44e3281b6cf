import type { Desk } from '../../../machines/session/session.select';
import { useHouse } from '../../flow/house';
import { saveRecording } from '../../flow/saveRecording';
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
  const { notice } = useHouse();
  const save = () =>
    void saveRecording(__FLOWS__).then(
      (name) => notice({ tone: 'good', text: `${name} was saved. It holds what was done here and nothing that was typed.` }),
      () => notice({ tone: 'bad', text: 'No recording was saved: the browser allows it on a secure connection only.' }),
    );
  return (
    <ActionMenu
      trigger={<PersonButton name={user.name} />}
      head={<Named name={user.name} notes={[user.email, user.role, FLOWS]} />}
      choice={{ label: 'Theme', value: theme, options: OPTIONS, onChoose: choose }}
      actions={[
        { key: 'record', label: 'Save a recording', icon: 'download', reason: null, onChoose: save },
        {
          key: 'logOut',
          label: 'Log Out',
          icon: 'log-out',
          reason: logOut.can ? null : 'You are being logged out already.',
          onChoose: logOut.ask,
        },
      ]}
    />
  );
}
