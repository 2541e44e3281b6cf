/** KEY-02: what tells one set of keys from another. */
import { type Fault, sentences } from '../../kit/flow/fault';
import type { ApiKey } from '../apiKeys/apiKeys.machine';

/** How long new keys may be shown, in milliseconds. */
export const SHOWN_MS = 60_000;

/** Returns the fingerprint of the secret key, or an empty text without one. */
export const fingerprintOf = (keys: readonly ApiKey[]): string => keys.find(({ name }) => name === 'secret')?.fingerprint ?? '';

const marksOf = (keys: readonly ApiKey[]) => keys.map(({ name, fingerprint }) => [name, fingerprint].join(' ')).sort();

/** Whether these are the same keys. Their use may have changed. */
export const areSameKeys = (one: readonly ApiKey[], other: readonly ApiKey[]): boolean =>
  marksOf(one).join() === marksOf(other).join();

export const GENERATED = 'New api keys have been generated successfully.';

const NO_RESPONSE = 'We didn’t get a response.';
const UNCHANGED = 'Your keys didn’t change.';

/** Returns what the provider said of a request whose outcome is not known, or that it said nothing. */
export const lostWords = (fault: Fault): string =>
  fault.kind === 'server' && fault.status < 500 && fault.message !== '' ? fault.message : NO_RESPONSE;

/** Returns the words of a request that changed nothing. */
export const unchangedWords = (lost: string | null): string => sentences(lost, UNCHANGED);

/** Returns what is said while the keys are compared. */
export const comparingWords = (lost: string | null): string => sentences(lost, 'We compare your keys.');
