import { memo } from 'react';
import type { Wired } from '../../../machines/kit/flow/port';
import type { recordingDownloadMachine } from '../../../machines/shell/recordingDownload/recordingDownload.machine';
import type { Workspace } from '../../../machines/shell/session/session.select';
import { THEMES, useTheme } from '../../flow/theme';
import { useFlow } from '../../flow/useFlow';
import { ActionMenu } from '../../ui/shell/ActionMenu';
import { NameWithNotes } from '../../ui/shell/NameWithNotes';
import { UserButton } from '../../ui/shell/UserButton';

export interface LogOut {
  readonly can: boolean;
  readonly ask: () => void;
}

const LABELS = { system: 'System', light: 'Light', dark: 'Dark' } as const;
/** FLW-02: the digest of the running machines, to compare with that of the auditors' charts. */
const FLOWS = `Flows ${__FLOWS__}`;
const OPTIONS = THEMES.map((value) => ({ value, label: LABELS[value] }));

export interface ProfileMenuProps extends Pick<Workspace, 'user'> {
  readonly recording: Wired<typeof recordingDownloadMachine>;
  readonly onShowFlow: () => void;
  readonly logOut: LogOut;
}

/** NAV-08: the signed-in user, the theme, the recording and the chart of this flow (FLW-02), and Log Out (SES-10). */
export const ProfileMenu = memo(function ProfileMenu({ user, recording, onShowFlow, logOut }: ProfileMenuProps) {
  const [theme, choose] = useTheme();
  const { view, send } = useFlow(recording, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  return (
    <ActionMenu
      trigger={<UserButton name={user.name} />}
      head={<NameWithNotes name={user.name} notes={[user.email, user.role, FLOWS]} />}
      choice={{ label: 'Theme', value: theme, options: OPTIONS, onChoose: choose }}
      actions={[
        {
          key: 'record',
          label: 'Save recording',
          icon: 'download',
          reason: view.busy ? 'We’re already saving a recording.' : null,
          onChoose: () => send({ type: 'download.requested', filter: { flows: __FLOWS__ }, format: 'json' }),
        },
        {
          key: 'show',
          label: 'Show this flow',
          icon: 'circle-dot',
          reason: null,
          onChoose: onShowFlow,
        },
        {
          key: 'logOut',
          label: 'Log Out',
          icon: 'log-out',
          reason: logOut.can ? null : 'You’re already being logged out.',
          onChoose: logOut.ask,
        },
      ]}
    />
  );
});
