import type { businessSettingsFlows } from '../../../wiring/settings/businessSettings';

type Name = 'logo' | 'device' | 'password';

/** The props of every part of the page: its flows, and the open dialog. */
export interface PartProps {
  readonly flows: typeof businessSettingsFlows;
  readonly about: (name: Name) => string | null;
  readonly open: (name: Name, about: string) => void;
  readonly close: () => void;
}
