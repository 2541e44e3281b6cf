import { givesAnother } from '../flow/calls.never';
import { never } from '../flow/claims';
import type { Properties, PropertyStep } from '../flow/properties';
import type { confirmationMachine } from './confirmation.machine';

type Step = PropertyStep<ReturnType<typeof confirmationMachine>>;

interface Confirming<Subject, Quote> {
  readonly context: { readonly subject: Subject; readonly quote: Quote | null };
  readonly isIn: (state: 'confirmed') => boolean;
}

const pricesAnother = givesAnother('quote', ({ subject }: Step['context']) => ({ subject }));

/** @param may the rule of the flow: whether this may be confirmed at this cost */
export const confirmationProperties = <Subject extends object, Quote extends object>(
  may: (subject: Subject, quote: Quote) => boolean,
) => {
  const confirmsWhatMayNotBe = ({ isIn, context: { subject, quote } }: Confirming<Subject, Quote>) =>
    isIn('confirmed') && (quote === null || !may(subject, quote));
  return [
    never('Nothing is confirmed at a cost that the rules of the flow forbid', ['PAY-05', 'FLW-03'], {
      when: confirmsWhatMayNotBe,
    }),
    never('The cost that is shown is that of what the merchant confirms', ['PAY-05'], { when: pricesAnother }),
    {
      kind: 'mustPass',
      says: 'Nothing is confirmed before its cost was shown',
      req: ['PAY-05', 'FLW-03'],
      to: { state: 'confirmed' },
      through: [{ state: 'ready' }],
    },
    {
      kind: 'mustPass',
      says: 'Nothing is confirmed unless the rules of the flow allow it at that cost',
      req: ['PAY-05', 'FLW-03'],
      to: { state: 'confirmed' },
      through: [{ guard: 'mayBeConfirmed' }],
    },
    {
      kind: 'mustPass',
      says: 'Nothing is confirmed unless the merchant confirms it',
      req: ['PAY-05', 'FLW-03'],
      to: { state: 'confirmed' },
      through: [{ event: 'confirmation.confirmed' }],
    },
    {
      kind: 'alwaysExits',
      says: 'A request for the fee always ends',
      req: ['PAY-05'],
      from: 'quoting',
      to: ['ready', 'quoteFailed', 'revised', 'dismissed', 'sessionExpired'],
    },
  ] as const satisfies Properties<ReturnType<typeof confirmationMachine<Subject, Quote>>>;
};

/** What the confirmation shows is the order of the flow, and no other one. */
export const reviewedProperties = (thing: string, req: readonly string[]) =>
  [
    never(`The ${thing} that the merchant confirms is the one that is shown`, req, {
      when: givesAnother('confirmation', ({ order }: { readonly order: object | null }) => ({ subject: order })),
    }),
  ] as const;
