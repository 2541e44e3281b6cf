import { memo, useState } from 'react';
import type { Wired } from '../../../machines/kit/flow/port';
import type { recordingDownloadMachine } from '../../../machines/shell/recordingDownload/recordingDownload.machine';
import type { Workspace } from '../../../machines/shell/session/session.select';
import { useDialogAddress } from '../../flow/dialogAddress';
import { THEMES, useTheme } from '../../flow/theme';
import { useFlow } from '../../flow/useFlow';
import { ActionMenu } from '../../ui/shell/ActionMenu';
import { NameWithNotes } from '../../ui/shell/NameWithNotes';
import { UserButton } from '../../ui/shell/UserButton';
import { lazyDialog } from '../kit/lazyDialog';
import type { Help } from './HelpDialog';

const help = lazyDialog(async () => (await import('./HelpDialog')).HelpDialog);
const auditors = lazyDialog(async () => (await import('./AuditorsDialog')).AuditorsDialog);

export interface LogOut {
  readonly can: boolean;
  readonly ask: () => void;
}

const LABELS = { system: 'System', light: 'Light', dark: 'Dark' } as const;
const OPTIONS = THEMES.map((value) => ({ value, label: LABELS[value] }));

export interface ProfileMenuProps extends Pick<Workspace, 'user'> {
  readonly recording: Wired<typeof recordingDownloadMachine>;
  readonly onShowFlow: () => void;
  readonly help: Help;
  readonly logOut: LogOut;
}

type Opened = 'help' | 'auditors';
/** `?profile=help`, or `auditors`. */
const DIALOGS = ['profile'] as const;

/** NAV-08: the signed-in user, the theme, help, what auditors compare (FLW-02), and Log Out (SES-10). */
export const ProfileMenu = memo(function ProfileMenu(props: ProfileMenuProps) {
  const { user, recording, onShowFlow, logOut } = props;
  const [theme, choose] = useTheme();
  const { about, open: openAt, close } = useDialogAddress(DIALOGS);
  const opened = about('profile');
  /** A dialog stays after its first use, because closing gives the focus back. */
  const [used, setUsed] = useState<readonly (string | null)[]>([opened]);
  const open = (which: Opened) => {
    setUsed([...used, which]);
    openAt('profile', which);
  };
  const { view, send } = useFlow(recording, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  return (
    <>
      <ActionMenu
        trigger={<UserButton name={user.name} />}
        head={<NameWithNotes name={user.name} notes={[user.email, user.role]} />}
        choice={{ label: 'Theme', value: theme, options: OPTIONS, onChoose: choose }}
        actions={[
          { key: 'help', label: 'Help', icon: 'help', reason: null, onChoose: () => open('help') },
          { key: 'auditors', label: 'For auditors', icon: 'shield', reason: null, onChoose: () => open('auditors') },
          {
            key: 'logOut',
            label: 'Log Out',
            icon: 'log-out',
            reason: logOut.can ? null : 'You’re already being logged out.',
            onChoose: logOut.ask,
          },
        ]}
      />
      {(used.includes('help') || opened === 'help') && <help.Dialog {...props.help} open={opened === 'help'} onClose={close} />}
      {(used.includes('auditors') || opened === 'auditors') && (
        <auditors.Dialog
          open={opened === 'auditors'}
          isSaving={view.busy}
          onSave={() => send({ type: 'download.requested', filter: { flows: __FLOWS__ }, format: 'json' })}
          onShowFlow={onShowFlow}
          onClose={close}
        />
      )}
    </>
  );
});
