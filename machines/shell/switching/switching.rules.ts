import type { SwitchingContext, Unsaved, Wanted } from './switching.types';

/** NAV-11: how long the answer to a change of environment is given to take effect before the page is loaded anew. */
const ENVIRONMENT_MS = 200;

export const pauseBefore = (wanted: Wanted | null) => (wanted?.kind === 'environment' ? ENVIRONMENT_MS : 0);

/** Whether it is another one than what is open. */
export const isAnother = ({ businessId, environment }: Pick<SwitchingContext, 'businessId' | 'environment'>, wanted: Wanted) =>
  wanted.kind === 'business' ? wanted.id !== businessId : wanted.environment !== environment;

export const hasUnsaved = ({ unsaved }: Unsaved) => unsaved.length > 0;

/** Where it leads, in words. */
export const nameOf = (wanted: Wanted) => (wanted.kind === 'business' ? wanted.name : `${wanted.environment} mode`);
