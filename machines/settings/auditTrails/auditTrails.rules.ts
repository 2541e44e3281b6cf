/** AUD-01: an audit entry in a merchant's words. */
import { AUDIT_MASK } from '../../../contract/settings/auditActivities';
import type { AuditEntry } from './auditTrails.machine';

/** One field of a change. Null: there was no value, or there is none any more. */
export interface Change {
  readonly key: string;
  readonly label: string;
  readonly was: string | null;
  readonly now: string | null;
  /** The value is a secret, which is never recorded. */
  readonly isHidden: boolean;
}

export interface Changes {
  /** `created` has only new values, `removed` only old ones. */
  readonly kind: 'changed' | 'created' | 'removed';
  readonly fields: readonly Change[];
  /** Fields that stayed the same. */
  readonly same: readonly Change[];
}

const ACRONYMS: ReadonlySet<string> = new Set(['bvn', 'id', 'ip', 'nin', 'otp', 'url', 'fx']);

/** Returns the words of a name of the API: `feeBearer` is `Fee bearer`, `bank.accountNumber` is `Bank, account number`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .split('.')
    .map((part) =>
      part
        .split(' ')
        .map((word) => (ACRONYMS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
        .join(' '),
    )
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function changeOf(key: string, { before, after }: Pick<AuditEntry, 'before' | 'after'>): Change {
  const [was = null, now = null] = [before?.[key], after?.[key]];
  return { key, label: labelOf(key), was, now, isHidden: was === AUDIT_MASK || now === AUDIT_MASK };
}

/** Returns what an entry changed, field by field. A masked value counts as changed, because nobody can tell. */
export function changesOf(entry: Pick<AuditEntry, 'before' | 'after'>): Changes {
  const { before, after } = entry;
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const all = keys.map((key) => changeOf(key, entry));
  const isSame = ({ was, now, isHidden }: Change) => was === now && !isHidden;
  return {
    kind: before === null ? 'created' : after === null ? 'removed' : 'changed',
    fields: all.filter((one) => !isSame(one)),
    same: all.filter(isSame),
  };
}

/** Pages by what an entry is about. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['API key', '/dashboard/settings/api-webhooks'],
  ['API keys', '/dashboard/settings/api-webhooks'],
  ['bank account', '/dashboard/settings/settlement-accounts'],
  ['beneficiary', '/dashboard/payout/beneficiaries'],
  ['business', '/dashboard/settings/subsidiaries'],
  ['catalog', '/dashboard/catalog'],
  ['category', '/dashboard/catalog/categories'],
  ['chargeback', '/dashboard/chargeback'],
  ['chargeback file', '/dashboard/chargeback'],
  ['customer', '/dashboard/business/customers'],
  ['delivery option', '/dashboard/catalog'],
  ['funding', '/dashboard/payout/funding-history'],
  ['invoice', '/dashboard/business/invoice'],
  ['logo', '/dashboard/settings/business'],
  ['notification', '/dashboard/settings/preference'],
  ['order', '/dashboard/catalog/orders'],
  ['password', '/dashboard/settings/business'],
  ['payment link', '/dashboard/business/payment-links'],
  ['payment method', '/dashboard/settings/preference'],
  ['payout batch', '/dashboard/account/payouts'],
  ['payouts', '/dashboard/account/payouts'],
  ['product', '/dashboard/business/products'],
  ['report', '/dashboard/report-center'],
  ['role', '/dashboard/settings/roles-permissions'],
  ['session', '/dashboard/settings/business'],
  ['settlement', '/dashboard/account/settlements'],
  ['settlement destination', '/dashboard/settings/settlement-accounts'],
  ['split settlement', '/dashboard/account/split-settlements'],
  ['transaction', '/dashboard/business/transactions'],
  ['user', '/dashboard/settings/users'],
  ['virtual account', '/dashboard/account/virtual-wallets'],
  ['webhook', '/dashboard/settings/api-webhooks'],
  ['webhook deliveries', '/dashboard/settings/api-webhooks/deliveries'],
  ['webhook delivery', '/dashboard/settings/api-webhooks/deliveries'],
]);

/** The same for entries about no one thing. */
const PAGES_OF_TYPES: ReadonlyMap<string, string> = new Map([
  ['Settings', '/dashboard/settings/preference'],
  ['Refunds', '/dashboard/business/refunds'],
  ['Invoices', '/dashboard/business/invoice'],
  ['Payouts', '/dashboard/account/payouts'],
  ['Wallets', '/dashboard/account/balances'],
  ['Split settlements', '/dashboard/account/split-settlements'],
]);

/** Returns the page of what an entry is about, or null. */
export const pageOfEntry = ({ subject, activityType }: Pick<AuditEntry, 'subject' | 'activityType'>): string | null =>
  PAGES.get(subject) ?? (subject === '' ? (PAGES_OF_TYPES.get(activityType) ?? null) : null);

/** Who did it. Customers and the sandbox have no name. */
export const nameOf = ({ actor, name, email }: Pick<AuditEntry, 'actor' | 'name' | 'email'>): string => {
  if (actor === 'sandbox') return 'System';
  return name || email || (actor === 'customer' ? 'Customer' : 'N / A');
};

export const roleOf = ({ actor, role }: Pick<AuditEntry, 'actor' | 'role'>): string => {
  if (actor === 'sandbox') return 'Automatic';
  return role || (actor === 'customer' ? 'Customer' : 'N / A');
};

/** AUD-01: the documented text for a missing address. */
export const NOT_AVAILABLE = 'N / A';

/** From which mode it was done. */
export const sourceOf = ({ environment, actor }: Pick<AuditEntry, 'environment' | 'actor'>): string => {
  const from = actor === 'user' ? 'Dashboard' : actor === 'customer' ? 'Payment page' : 'Provider';
  if (environment === null) return from;
  return `${from}, ${environment === 1 ? 'Live' : 'Test'} mode`;
};

/** Returns a fingerprint in groups. Copied, it has no gaps. */
export const groupsOf = (hash: string, size = 8): readonly string[] => hash.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
