import type { preferencesFlows } from '../../../wiring/settings/preferences';

type Name = 'changing' | 'method' | 'twoFactor' | 'notify';

/** The props of every part of the page: its flows, and the open dialog. */
export interface PartProps {
  readonly flows: typeof preferencesFlows;
  readonly about: (name: Name) => string | null;
  readonly open: (name: Name, about: string) => void;
  readonly close: () => void;
}
