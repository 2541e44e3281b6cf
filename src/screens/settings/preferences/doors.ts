import type { preferencesFlows } from '../../../wiring/settings/preferences';

type Name = 'changing' | 'method' | 'twoFactor';

/** What every part of the page is given: its flows, and which dialog is open. */
export interface PartProps {
  readonly flows: typeof preferencesFlows;
  readonly about: (name: Name) => string | null;
  readonly open: (name: Name, about: string) => void;
  readonly close: () => void;
}
