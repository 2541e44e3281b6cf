import { sentence } from '../flow/fault';
import type { ConfirmationContext } from './confirmation.types';

interface Confirmation<Order, Quote> {
  getSnapshot(): { readonly context: ConfirmationContext<Order, Quote>; matches(state: 'quoteFailed'): boolean };
}

/** What a confirmation shows of its cost. */
export interface QuoteView<Quote> {
  readonly quote: Quote | null;
  /** Why the cost failed to load. */
  readonly problem: string | null;
  readonly affordable: boolean;
}

/** @returns the view of a confirmation. Null while none is open. */
export function selectQuote<Order, Quote>(
  confirmation: Confirmation<Order, Quote> | undefined,
  isAffordable: (order: Order, quote: Quote) => boolean,
): QuoteView<Quote> | null {
  const snapshot = confirmation?.getSnapshot();
  if (!snapshot) return null;
  const { subject, quote, fault } = snapshot.context;
  return {
    quote,
    problem: snapshot.matches('quoteFailed') && fault ? sentence(fault, 'We couldn’t load the fee.') : null,
    affordable: quote === null || isAffordable(subject, quote),
  };
}
