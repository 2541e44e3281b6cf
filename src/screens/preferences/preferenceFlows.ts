import type { feeBearerMachine } from '../../../machines/feeBearer/feeBearer.machine';
import type { feeBearerChangeMachine } from '../../../machines/feeBearerChange/feeBearerChange.machine';
import type { Wired } from '../../../machines/kit/port';
import type { paymentOptionMachine } from '../../../machines/paymentOption/paymentOption.machine';
import type { paymentOptionsMachine } from '../../../machines/paymentOptions/paymentOptions.machine';
import type { twoFactorMachine } from '../../../machines/twoFactor/twoFactor.machine';
import type { twoFactorOffMachine } from '../../../machines/twoFactorOff/twoFactorOff.machine';
import type { twoFactorOnMachine } from '../../../machines/twoFactorOn/twoFactorOn.machine';

export interface PreferenceFlows {
  readonly feeBearer: Wired<typeof feeBearerMachine>;
  readonly feeBearerChange: Wired<typeof feeBearerChangeMachine>;
  readonly paymentOptions: Wired<typeof paymentOptionsMachine>;
  readonly paymentOption: Wired<typeof paymentOptionMachine>;
  readonly twoFactor: Wired<typeof twoFactorMachine>;
  readonly twoFactorOn: Wired<typeof twoFactorOnMachine>;
  readonly twoFactorOff: Wired<typeof twoFactorOffMachine>;
}
