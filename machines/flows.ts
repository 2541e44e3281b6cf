/** Every flow there is, by its area. Charts, proofs, paths and the generic tests run over this list. */

import { firstPasswordProperties } from './access/invitation/firstPassword.properties';
import { accessFlows } from './areas/access';
import { accountFlows } from './areas/account';
import { balanceFlows } from './areas/balance';
import { businessFlows } from './areas/business';
import { deskFlows } from './areas/desk';
import { homeFlows } from './areas/home';
import { onboardingFlows } from './areas/onboarding';
import { payoutFlows } from './areas/payout';
import { preferencesFlows } from './areas/preferences';
import { settingsFlows } from './areas/settings';
import { confirmationProperties } from './kit/confirmation.properties';
import { otpProperties } from './kit/otp.properties';
import { resolutionProperties } from './kit/resolution.properties';

export const flows = {
  ...accessFlows,
  ...settingsFlows,
  ...preferencesFlows,
  ...homeFlows,
  ...balanceFlows,
  ...businessFlows,
  ...accountFlows,
  ...payoutFlows,
  ...onboardingFlows,
  ...deskFlows,
};

export type FlowName = keyof typeof flows;

/** What holds of the machines that flows are made of, by their ids, wherever they are invoked. */
export const partProperties = {
  firstPassword: firstPasswordProperties,
  otp: otpProperties,
  confirmation: confirmationProperties,
  resolution: resolutionProperties,
};
