/** KEY-01: which address can be saved, in a merchant's words. The rule itself is that of the provider. */
import { type AddressProblem, type AddressWarning, checkWebhookAddress } from '../../../contract/settings/webhookAddress';
import type { WebhookContext } from './webhook.types';

type Typed = Pick<WebhookContext, 'typed' | 'current'>;

const UNREACHABLE = 'Enter one that we can reach from the internet.';

const PROBLEMS: Readonly<Record<AddressProblem, string>> = {
  missing: 'Enter your webhook URL.',
  tooLong: 'Enter 2,048 characters or fewer.',
  notHttp: 'Enter an address that starts with https:// or http://.',
  malformed: 'Enter a full address, such as https://example.com/webhooks.',
  userInfo: 'Remove the user name and the password from the address.',
  fragment: 'Remove # and what follows it.',
  disguised: 'Write the host of the address in its usual form.',
  loopback: `This address leads to the computer itself. ${UNREACHABLE}`,
  private: `This address leads into a private network. ${UNREACHABLE}`,
  linkLocal: `This address leads into a local network. ${UNREACHABLE}`,
  notPublic: `This address has no public host. ${UNREACHABLE}`,
};

/** The address as it is sent. */
export const addressOf = ({ typed }: Pick<WebhookContext, 'typed'>): string => typed.trim();

/** Whether closing the dialog would lose an address that the merchant typed. */
export const isFilled = ({ typed, current }: Typed): boolean => addressOf({ typed }) !== current;

/** Returns why the address cannot be saved, or null. */
export function blocker({ typed, current }: Typed): string | null {
  const { problem } = checkWebhookAddress(typed);
  if (problem) return PROBLEMS[problem];
  return addressOf({ typed }) === current ? 'This is your webhook URL already.' : null;
}

/** The same at the field: nothing is wrong with one that is still empty, or unchanged. */
export const addressError = (given: Typed): string | null =>
  addressOf(given) === '' || addressOf(given) === given.current ? null : blocker(given);

const WARNINGS: Readonly<Record<AddressWarning, (host: string) => string>> = {
  http: () => 'Without https, others on the way can read your events. Use https if you can.',
  lookAlike: (host) => `This address leads to ${host}. Check that it’s yours.`,
};

/** What the merchant should know of an address that can be saved. */
export function warningsOf({ typed }: Pick<WebhookContext, 'typed'>): readonly string[] {
  const checked = checkWebhookAddress(typed);
  return checked.problem === null ? checked.warnings.map((warning) => WARNINGS[warning](checked.host)) : [];
}
