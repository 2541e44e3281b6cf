import type { Help } from '../../screens/shell/HelpDialog';
import { settings } from '../../services/settings/settings';

export const HELP: Help = {
  /** As the keyboard names them. */
  finder: /^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K',
  address: settings.helpAddress,
  email: settings.supportEmail,
};
