/** The steps that an invoice must never take: the rules behind its `never` properties. */
import type { PropertyStep } from '../../kit/flow/properties';
import type { invoiceMachine } from './invoice.machine';
import { addsUp, orderOf } from './invoice.rules';
import type { Draft, InvoiceOrder } from './invoice.types';

type Step = PropertyStep<typeof invoiceMachine>;

const withoutKey = (order: InvoiceOrder | null) => JSON.stringify({ ...order, idempotencyKey: '' });

/** The merchant reads what they filled in. An invoice of an earlier page is read as it was sent. */
export const readsAnotherInvoice = ({ isIn, wasIn, context }: Step): boolean =>
  isIn('reading') && wasIn('filling') && withoutKey(context.order) !== withoutKey(orderOf(context));

/** What the call is given, not only what the flow keeps. */
export const sendsWhatWasNotRead = ({ called, before, wasIn }: Step): boolean =>
  called.some(
    ({ src, input }) => src === 'createInvoice' && !(wasIn('reading') && JSON.stringify(input) === JSON.stringify(before.order)),
  );

const SENDING = ['reading', 'submitting'] as const;

export const asksForNothingOrAnotherSum = ({ isIn, context: { order } }: Step): boolean =>
  SENDING.some((state) => isIn(state)) && (order === null || !addsUp(order));

export const losesTheFirstLine = ({ before, context, happened }: Step): boolean =>
  happened?.kind === 'event' && context.draft.items[0]?.key !== before.draft.items[0]?.key;

const lines = ({ items }: Draft) => items.map(({ item, quantity, rate, key }) => [key, item, quantity, rate].join('\n'));

/** A line takes no other one with it. */
export const losesAnotherLine = ({ before, context, happened }: Step): boolean => {
  const touched: unknown = Object(happened?.payload).key;
  const now = new Set(lines(context.draft));
  return (
    happened?.kind === 'event' &&
    before.draft.items.some(({ key }, place) => key !== touched && !now.has(lines(before.draft)[place] ?? ''))
  );
};

/** Only what the merchant types or chooses changes the draft, and a duplicated invoice fills in an untouched one. */
export const changesTheDraft = ({ before, context, happened }: Step): boolean => {
  const typing = ['text.changed', 'customer.chosen', 'parts.changed', 'item.changed', 'item.added', 'item.removed'];
  const isMeant = happened === null || typing.includes(happened.subject) || happened.subject === 'loadSource';
  return !isMeant && JSON.stringify(before.draft) !== JSON.stringify(context.draft);
};

/** What was typed is kept as it was typed. */
export const altersTheText = ({ context: { draft }, happened }: Step): boolean => {
  const { field, text, key } = Object(happened?.payload);
  if (happened?.subject === 'text.changed') return Reflect.get(draft, field) !== text;
  if (happened?.subject !== 'item.changed') return false;
  return draft.items.some((item) => item.key === key && Reflect.get(item, field) !== text);
};

export const changesAfterItWasSent = ({ wasIn, isIn, before, context }: Step): boolean =>
  wasIn('sent') && (isIn('sent') || isIn('done')) && JSON.stringify(before) !== JSON.stringify(context);
