import { memo } from 'react';
import type { Workspace } from '../../../machines/shell/session/session.select';
import { ModeChoice, ModeSwitch } from '../../ui/shell/ModeSwitch';

const MODES = [
  { value: 'Test', icon: 'flask', tone: 'provisional' },
  { value: 'Live', icon: 'circle-dot', tone: 'inked' },
] as const;

export interface EnvironmentSwitchProps extends Pick<Workspace, 'environment'> {
  readonly onChoose: (environment: Workspace['environment']) => void;
}

/** NAV-08, NAV-11. */
export const EnvironmentSwitch = memo(({ environment, onChoose }: EnvironmentSwitchProps) => (
  <ModeSwitch label="Environment" value={environment} modes={MODES} onChoose={onChoose} />
));

/** The same in the top bar of a phone. */
export const EnvironmentChoice = memo(({ environment, onChoose }: EnvironmentSwitchProps) => (
  <ModeChoice label="Environment" value={environment} modes={MODES} onChoose={onChoose} />
));
