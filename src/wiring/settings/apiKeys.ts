/** API keys: their masks, copying one, and new ones. Whole keys pass here on their way to the clipboard or to the place that the sheet reads. */
import { type Service, wire } from '../../../machines/kit/flow/port';
import { apiKeyCopyMachine, type CopyOutcome } from '../../../machines/settings/apiKeyCopy/apiKeyCopy.machine';
import { apiKeysMachine } from '../../../machines/settings/apiKeys/apiKeys.machine';
import { keyRenewalMachine } from '../../../machines/settings/keyRenewal/keyRenewal.machine';
import { SHOWN_MS } from '../../../machines/settings/keyRenewal/keyRenewal.rules';
import type { RenewedKeys, RenewKeys } from '../../../machines/settings/keyRenewal/keyRenewal.types';
import { copyLater } from '../../flow/copyLater';
import { placeKeys } from '../../flow/keyPlace';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settings/apiKeys'));

const list = lazy(services, (s) => s.listApiKeys);
const generate = lazy(services, (s) => s.renewApiKeys);
const wholeKey = lazy(services, (s) => s.wholeApiKey);

const copy: Service<Parameters<typeof wholeKey>[0], CopyOutcome> = async (given, options) => ({
  result: (await copyLater(wholeKey(given, options))) ? 'copied' : 'denied',
});

/** Nothing is placed for a sheet that has left the screen meanwhile. */
const renew: Service<RenewKeys, RenewedKeys> = async (given, options) => {
  const { secrets, ...renewed } = await generate(given, options);
  options.signal.throwIfAborted();
  return { ...renewed, handle: placeKeys(secrets, SHOWN_MS) };
};

export const apiKeysFlows = {
  apiKeys: wire(apiKeysMachine, { load: list }),
  apiKeyCopy: wire(apiKeyCopyMachine, { copy }),
  keyRenewal: wire(keyRenewalMachine, { renew, compare: list }),
};
