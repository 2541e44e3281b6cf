import type { ReactNode } from 'react';
import type { PaymentLink } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { authWords, limitWords, redirectWords, typeWords } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { Copyable } from '../../ui/buttons/Copyable';
import { LinkAmount, LinkState, NO_ADDRESS } from './linkWords';

/** PLK-04: returns all details of a link. */
export const factsOf = (link: PaymentLink): readonly { readonly label: string; readonly value: ReactNode }[] => [
  { label: 'Name', value: link.name },
  { label: 'Description', value: link.description || 'None' },
  { label: 'Payment type', value: typeWords(link.paymentType) },
  { label: 'Amount', value: <LinkAmount {...link} /> },
  { label: 'Limit', value: limitWords(link) },
  { label: 'Auth option', value: authWords(link.authOption) },
  { label: 'Redirect URL', value: redirectWords(link.redirectUrl) },
  { label: 'Reference', value: link.reference },
  { label: 'Status', value: <LinkState {...link} /> },
  { label: 'Link', value: link.url === '' ? NO_ADDRESS : <Copyable label="Copy link" text={link.url} /> },
];
