export type { Switched as SwitchedCode } from '../paymentLinkStatus/paymentLinkStatus.types';
