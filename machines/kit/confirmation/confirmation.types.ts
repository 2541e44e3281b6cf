import type { Fault } from '../flow/fault';

export interface ConfirmationInput<Subject> {
  readonly subject: Subject;
}

export interface ConfirmationContext<Subject, Quote> extends ConfirmationInput<Subject> {
  readonly quote: Quote | null;
  readonly fault: Fault | null;
}

export type ConfirmationEvent =
  | { type: 'confirmation.confirmed' }
  | { type: 'confirmation.revised' }
  | { type: 'confirmation.dismissed' }
  | { type: 'retry' };

export type ConfirmationOutput =
  | { readonly result: 'confirmed' }
  | { readonly result: 'revised' }
  | { readonly result: 'dismissed' }
  | { readonly result: 'sessionExpired' };
