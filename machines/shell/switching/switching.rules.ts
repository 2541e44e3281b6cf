import type { SwitchingContext, Unsaved, Wanted } from './switching.types';

/** NAV-11: the time for a change of environment to take effect before the page reloads, in milliseconds. */
const ENVIRONMENT_MS = 200;

export const pauseBefore = (wanted: Wanted | null) => (wanted?.kind === 'environment' ? ENVIRONMENT_MS : 0);

/** Whether the choice differs from the active business or environment. */
export const isAnother = ({ businessId, environment }: Pick<SwitchingContext, 'businessId' | 'environment'>, wanted: Wanted) =>
  wanted.kind === 'business' ? wanted.id !== businessId : wanted.environment !== environment;

export const hasUnsaved = ({ unsaved }: Unsaved) => unsaved.length > 0;

/** Returns the name of the choice. */
export const nameOf = (wanted: Wanted) => (wanted.kind === 'business' ? wanted.name : `${wanted.environment} mode`);
