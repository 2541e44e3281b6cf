/** The bearer of fees, the payment methods, the second factor, and notifications. */

import { wire } from '../../../machines/kit/flow/port';
import { feeBearerMachine } from '../../../machines/settings/feeBearer/feeBearer.machine';
import { feeBearerChangeMachine, formOfBearer } from '../../../machines/settings/feeBearerChange/feeBearerChange.machine';
import { notificationSettingMachine } from '../../../machines/settings/notificationSetting/notificationSetting.machine';
import { notificationSettingsMachine } from '../../../machines/settings/notificationSettings/notificationSettings.machine';
import { paymentOptionMachine } from '../../../machines/settings/paymentOption/paymentOption.machine';
import { paymentOptionsMachine } from '../../../machines/settings/paymentOptions/paymentOptions.machine';
import { twoFactorMachine } from '../../../machines/settings/twoFactor/twoFactor.machine';
import { twoFactorOffMachine } from '../../../machines/settings/twoFactorOff/twoFactorOff.machine';
import { twoFactorOnMachine } from '../../../machines/settings/twoFactorOn/twoFactorOn.machine';
import { lazy } from '../lazy';

const preferences = () => import('../../services/settings/preferences');

const notifications = () => import('../../services/settings/notificationSettings');

export const preferencesFlows = {
  feeBearer: wire(feeBearerMachine, { load: lazy(preferences, (s) => s.feeBearer) }),
  feeBearerChange: wire(feeBearerChangeMachine, { save: lazy(preferences, (s) => s.changeFeeBearer(formOfBearer)) }),
  paymentOptions: wire(paymentOptionsMachine, { load: lazy(preferences, (s) => s.paymentOptions) }),
  paymentOption: wire(paymentOptionMachine, { do: lazy(preferences, (s) => s.changePaymentOption) }),
  notificationSettings: wire(notificationSettingsMachine, { load: lazy(notifications, (s) => s.notificationSettings) }),
  notificationSetting: wire(notificationSettingMachine, { save: lazy(notifications, (s) => s.changeNotificationSetting) }),
  twoFactor: wire(twoFactorMachine, { load: lazy(preferences, (s) => s.twoFactor) }),
  twoFactorOn: wire(twoFactorOnMachine, { do: lazy(preferences, (s) => s.turnTwoFactorOn) }),
  twoFactorOff: wire(twoFactorOffMachine, { save: lazy(preferences, (s) => s.turnTwoFactorOff) }),
};
