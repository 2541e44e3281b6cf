/** Ports that need a rule which the provider has no parameter for. */
import type { Page, Query } from '../../machines/kit/collection.types';
import type { Service } from '../../machines/kit/port';
import { isAskedFor } from '../../machines/qrCodes/qrCodes.rules';
import type { QrCode, QrFilter } from '../../machines/qrCodes/qrCodes.types';
import { hasStatus } from '../../machines/subscribers/subscribers.rules';
import type { Subscriber, SubscriberFilter } from '../../machines/subscribers/subscribers.types';
import { listSubscribers } from '../services/paymentLinks';
import { listCodes } from '../services/qrCodes';

/** QRC-01: everything there is, of which the list shows what is asked for. */
export const codesAskedFor: Service<Query<QrFilter>, Page<QrCode>> = async ({ filter }, options) => {
  const codes = await listCodes(options);
  const asked = codes.filter((row) => isAskedFor(row, filter));
  return { rows: asked, total: asked.length };
};

/** SBS-01: of whoever is found, those who have the status that is asked for. */
export const subscribersAskedFor: Service<Query<SubscriberFilter>, Page<Subscriber>> = async ({ filter }, options) => {
  const asked = (await listSubscribers(filter, options)).filter((row) => hasStatus(row, filter));
  return { rows: asked, total: asked.length };
};
