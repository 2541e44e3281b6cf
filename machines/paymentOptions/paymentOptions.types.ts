export type { PaymentOption } from '../../contract/preferences';
