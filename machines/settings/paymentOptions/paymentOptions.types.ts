export type { PaymentOption } from '../../../contract/settings/preferences';
