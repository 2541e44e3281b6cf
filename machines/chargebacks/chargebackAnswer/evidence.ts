/**
 * Which documents help against which reason. The categories and what is recommended follow what card schemes and payment companies publish:
 * Stripe, "Dispute evidence by category" (docs.stripe.com/disputes/categories), and WooPayments, `evidence-matrix.ts` of its new dispute flow.
 */
import type { Chargeback } from '../chargebacks/chargebacks.machine';

export const CATEGORIES = {
  delivery: { label: 'Proof of delivery', about: 'Waybill or courier tracking page' },
  handover: { label: 'Signature or delivery photo', about: 'Shows who received the goods' },
  messages: { label: 'Messages with the customer', about: 'Emails, chats or call notes' },
  receipt: { label: 'Receipt or invoice', about: 'What was sold, to whom and when' },
  address: { label: 'Delivery address', about: 'The address the customer gave at checkout' },
  usage: { label: 'Usage of the service', about: 'Log-ins, downloads or visits after the payment' },
  description: { label: 'Description of what was sold', about: 'The product page as the customer saw it' },
  authorisation: { label: 'Proof that the cardholder paid', about: '3-D Secure result, IP address or ID' },
  otherPayment: { label: 'Record of the other payment', about: 'Shows that the two payments are for different orders' },
  cancellation: { label: 'Cancellation terms', about: 'What the customer agreed to, and when' },
  refundProof: { label: 'Proof of the refund', about: 'Only if you refunded the customer' },
  refundPolicy: { label: 'Refund policy', about: 'Only if the customer accepted it' },
  other: { label: 'Other documents', about: 'Anything else that supports your answer' },
} as const;

export type Category = keyof typeof CATEGORIES;

interface Reason {
  /** Words of the reason, or the code of a card scheme. */
  readonly means: RegExp;
  readonly recommended: readonly Category[];
}

/** In the order in which they are tried. */
const REASONS: readonly Reason[] = [
  {
    means: /not received|non-?receipt|not provided|\b13\.1\b|\b4855\b/i,
    recommended: ['delivery', 'handover', 'messages', 'receipt', 'address'],
  },
  {
    means: /not as described|defective|\b13\.3\b|\b4853\b/i,
    recommended: ['description', 'messages', 'receipt', 'refundPolicy'],
  },
  { means: /duplicate|paid twice|\b12\.6(\.\d)?\b|\b4834\b/i, recommended: ['otherPayment', 'receipt', 'messages'] },
  {
    means: /cancell?ed|recurring|subscription|\b13\.[27]\b|\b4841\b/i,
    recommended: ['cancellation', 'usage', 'messages', 'receipt'],
  },
  { means: /credit not processed|refund not|\b13\.6\b|\b4860\b/i, recommended: ['refundProof', 'refundPolicy', 'messages'] },
  {
    means: /fraud|unauthori[sz]ed|not recogni[sz]ed|no cardholder|\b10\.\d\b|\b4837\b|\b4840\b/i,
    recommended: ['authorisation', 'delivery', 'address', 'usage', 'messages'],
  },
];

/** For a reason that is unknown, or that the provider doesn't name. */
const GENERAL: readonly Category[] = ['receipt', 'delivery', 'messages'];
const ALWAYS: readonly Category[] = ['refundPolicy', 'other'];

export interface EvidenceList {
  readonly recommended: readonly Category[];
  readonly optional: readonly Category[];
  /** Whether it is the list for every reason. */
  readonly isGeneral: boolean;
}

/** Returns the documents for the reason of a chargeback. */
export function evidenceFor({ reason, reasonCode }: Pick<Chargeback, 'reason' | 'reasonCode'>): EvidenceList {
  const known = REASONS.find(({ means }) => means.test([reason, reasonCode].join(' ')));
  const recommended = known?.recommended ?? GENERAL;
  return {
    recommended,
    optional: ALWAYS.filter((category) => !recommended.includes(category)),
    isGeneral: known === undefined,
  };
}

const isCategory = (key: string): key is Category => Object.hasOwn(CATEGORIES, key);

/** Returns the name of a category. The sandbox or another app may name others. */
export const categoryLabel = (key: string): string => (isCategory(key) ? CATEGORIES[key].label : key);
