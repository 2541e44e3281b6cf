import type { Wired } from '../../../../machines/kit/port';
import type { feeBearerMachine } from '../../../../machines/settings/feeBearer/feeBearer.machine';
import type { feeBearerChangeMachine } from '../../../../machines/settings/feeBearerChange/feeBearerChange.machine';
import type { paymentOptionMachine } from '../../../../machines/settings/paymentOption/paymentOption.machine';
import type { paymentOptionsMachine } from '../../../../machines/settings/paymentOptions/paymentOptions.machine';
import type { twoFactorMachine } from '../../../../machines/settings/twoFactor/twoFactor.machine';
import type { twoFactorOffMachine } from '../../../../machines/settings/twoFactorOff/twoFactorOff.machine';
import type { twoFactorOnMachine } from '../../../../machines/settings/twoFactorOn/twoFactorOn.machine';

export interface PreferenceFlows {
  readonly feeBearer: Wired<typeof feeBearerMachine>;
  readonly feeBearerChange: Wired<typeof feeBearerChangeMachine>;
  readonly paymentOptions: Wired<typeof paymentOptionsMachine>;
  readonly paymentOption: Wired<typeof paymentOptionMachine>;
  readonly twoFactor: Wired<typeof twoFactorMachine>;
  readonly twoFactorOn: Wired<typeof twoFactorOnMachine>;
  readonly twoFactorOff: Wired<typeof twoFactorOffMachine>;
}
