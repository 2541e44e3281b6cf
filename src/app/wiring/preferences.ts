/** Who bears the fees, how customers pay, and the second factor. */
import { feeBearerMachine } from '../../../machines/feeBearer/feeBearer.machine';
import { feeBearerChangeMachine } from '../../../machines/feeBearerChange/feeBearerChange.machine';
import { wire } from '../../../machines/kit/port';
import { paymentOptionMachine } from '../../../machines/paymentOption/paymentOption.machine';
import { paymentOptionsMachine } from '../../../machines/paymentOptions/paymentOptions.machine';
import { twoFactorMachine } from '../../../machines/twoFactor/twoFactor.machine';
import { twoFactorOffMachine } from '../../../machines/twoFactorOff/twoFactorOff.machine';
import { twoFactorOnMachine } from '../../../machines/twoFactorOn/twoFactorOn.machine';
import { lazy } from '../lazy';

const preferences = () => import('../../services/preferences');

export const preferencesFlows = {
  feeBearer: wire(feeBearerMachine, { load: lazy(preferences, (s) => s.feeBearer) }),
  feeBearerChange: wire(feeBearerChangeMachine, { save: lazy(preferences, (s) => s.changeFeeBearer) }),
  paymentOptions: wire(paymentOptionsMachine, { load: lazy(preferences, (s) => s.paymentOptions) }),
  paymentOption: wire(paymentOptionMachine, { do: lazy(preferences, (s) => s.changePaymentOption) }),
  twoFactor: wire(twoFactorMachine, { load: lazy(preferences, (s) => s.twoFactor) }),
  twoFactorOn: wire(twoFactorOnMachine, { do: lazy(preferences, (s) => s.turnTwoFactorOn) }),
  twoFactorOff: wire(twoFactorOffMachine, { save: lazy(preferences, (s) => s.turnTwoFactorOff) }),
};
