/** Other words for what a property says, so that a reader finds it by what it means. */
import type { Verdict } from '../verdict';

const OF_KIND: Readonly<Record<Verdict['kind'], string>> = {
  every: '',
  mustPass: 'bypass, skip a step, without confirmation, gate, precondition',
  never: 'forbidden, impossible, must not, invariant, safety',
  alwaysExits: 'stuck, dead end, hang, always ends, liveness',
  together: 'two tabs second tab two people concurrent duplicate payment paid twice lost answer late answer',
  calledOnce:
    'paid twice, sent twice, double payment, duplicate payment, double spend, idempotency, idempotent, exactly once, at most once, retry',
  fourEyes:
    'four eyes, 4 eyes, two-person approval, two people, dual control, maker and checker, segregation of duties, separation of duties, own payout, self-approval',
};

/** Words of a property’s sentence, and what else readers call it. */
const OF_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /idempotency key|sent (again|twice|once)|again before|no new order|second (order|payout|refund)/i,
    'paid twice, duplicate payment, double payment',
  ],
  [/approv|checker|maker/i, 'four eyes, two-person approval, dual control'],
  [/session|sign(ed)? in again/i, 'logout, timeout, expired login'],
  [/confirm/i, 'consent, review'],
  [/one-time password|\bcode\b/i, 'OTP, two-factor, 2FA, strong authentication'],
  [/outcome|unknown/i, 'lost response, timeout, no answer, pending'],
];

/** Returns the words by which a property is found besides its own. */
export function meaningsOf({ kind, property, assumes = [], isSample = false }: Verdict): string {
  return [
    OF_KIND[kind],
    ...OF_WORDS.flatMap(([pattern, words]) => (pattern.test(property) ? [words] : [])),
    ...(assumes.length > 0 ? ['assumption, assumed, depends on', ...assumes] : []),
    ...(isSample ? ['sample'] : []),
  ]
    .filter(Boolean)
    .join(', ');
}
