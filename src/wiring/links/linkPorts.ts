/** Ports that need a rule which the provider has no parameter for. */
import type { Page, Query } from '../../../machines/kit/collection.types';
import type { Service } from '../../../machines/kit/port';
import type { QrCode, QrFilter } from '../../../machines/links/qrCodes/qrCodes.machine';
import { isAskedFor } from '../../../machines/links/qrCodes/qrCodes.machine';
import type { Subscriber, SubscriberFilter } from '../../../machines/links/subscribers/subscribers.machine';
import { hasStatus } from '../../../machines/links/subscribers/subscribers.machine';
import { listSubscribers } from '../../services/links/paymentLinks';
import { listCodes } from '../../services/links/qrCodes';

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
