/** Services for payment links (PLK). */
import { paymentLinks } from '../../../contract/links/paymentLinks';
import { splitSettlements } from '../../../contract/splits/splitSettlements';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { CreateInput } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { toDecimal } from '../../../machines/kit/values/money';
import type { LinkChoices } from '../../../machines/links/linkChoices/linkChoices.machine';
import type { NewLink } from '../../../machines/links/newPaymentLink/newPaymentLink.machine';
import type { Switched } from '../../../machines/links/paymentLinkStatus/paymentLinkStatus.machine';
import type { LinkFilter, PaymentLink } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import type { Subscriber, SubscriberFilter } from '../../../machines/links/subscribers/subscribers.machine';
import type { SubscriptionLink } from '../../../machines/links/subscriptionLink/subscriptionLink.machine';
import { call } from '../call';
import { dayParams, given } from '../days';

/** Returns all links that match the filter, because the call has no pages. The list splits them. */
export const listLinks: Service<Query<LinkFilter>, Page<PaymentLink>> = ({ filter: { state, days } }, options) => {
  const query = { ...given({ status: state }), ...dayParams(days, 'fromdate', 'todate') };
  return call(paymentLinks.listPaymentLinks, { query }, options);
};

export const loadLinkChoices: Service<unknown, LinkChoices> = async (_, options) => {
  const [types, splits] = await Promise.all([
    call(paymentLinks.listPaymentLinkTypes, {}, options),
    call(splitSettlements.listSplitSettlementsMinimal, {}, options),
  ]);
  return { types, splits };
};

/** Creates one link for each key. Empty fields are not sent. */
export const createLink: Service<CreateInput<NewLink>, Said> = ({ idempotencyKey, values }, options) => {
  const { paymentType, currency, authOption } = values;
  const [name = '', description, amount, limit, redirectUrl] = [
    values.name,
    values.description,
    toDecimal(values.amount, currency) ?? '',
    values.limit,
    values.redirectUrl,
  ].map((text) => text.trim());
  const body = {
    name,
    paymentType,
    currency,
    authOption,
    ...(description && { description }),
    ...(amount && { amount }),
    ...(limit && { limit: Number(limit) }),
    ...(redirectUrl && { redirectUrl }),
    ...(values.splitSettlementId && { splitSettlementId: values.splitSettlementId }),
  };
  return call(paymentLinks.createPaymentLink, { headers: { 'idempotency-key': idempotencyKey }, body }, options);
};

export const switchLink: Service<{ readonly subject: Switched }, Said> = ({ subject: { reference, isActive } }, options) =>
  call(paymentLinks.updatePaymentLinkStatus, { body: { action: isActive ? 'disable' : 'activate', reference } }, options);

/** PLK-04: no call returns a link by its id, so it is searched among all of them. */
export const findLink: Service<{ readonly key: string }, SubscriptionLink> = async ({ key }, options) => {
  const { rows } = await call(paymentLinks.listPaymentLinks, { query: {} }, options);
  return { link: rows.find(({ id }) => id === key) ?? null };
};

/** SBS-01: sends every filter that the call has. The status is not one of them. */
export const listSubscribers: Service<Query<SubscriberFilter>, { readonly rows: readonly Subscriber[] }> = async (
  { filter: { link, keyword, days } },
  options,
) => {
  const query = {
    ...(keyword.text && { SelectedSearchableColumn: keyword.column, Keyword: keyword.text }),
    ...dayParams(days, 'StartDate', 'EndDate'),
  };
  const { rows } = await call(paymentLinks.listSubscribers, { params: { id: link }, query }, options);
  return { rows: rows.map((row, place) => ({ ...row, id: `${place}` })) };
};
