import { everyFault } from '../flow/cases';

interface Facts<Subject, Quote> {
  readonly subject: Subject;
  readonly quotes: { readonly affordable: Quote; readonly tooMuch: Quote };
}

/** Of the confirmation of an order on its own. The flow that has them checks their type. */
export const confirmationCases = <Subject extends object, Quote extends object>({ subject, quotes }: Facts<Subject, Quote>) => ({
  inputs: { any: { subject } },
  events: {
    'confirmation.confirmed': { now: {} },
    'confirmation.revised': { now: {} },
    'confirmation.dismissed': { now: {} },
    retry: { now: {} },
  },
  ports: { quote: { answers: quotes, fails: everyFault } },
  children: {},
  remember: ({ quote }: { readonly quote: Quote | null }) => [quote !== null && quote === quotes.affordable],
});
