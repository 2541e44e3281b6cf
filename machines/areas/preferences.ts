import { feeBearerCases, feeBearerProperties } from '../settings/feeBearer/feeBearer.flow';
import { feeBearerMachine } from '../settings/feeBearer/feeBearer.machine';
import { feeBearerChangeCases, feeBearerChangeProperties } from '../settings/feeBearerChange/feeBearerChange.flow';
import { feeBearerChangeMachine } from '../settings/feeBearerChange/feeBearerChange.machine';
import { paymentOptionCases, paymentOptionProperties } from '../settings/paymentOption/paymentOption.flow';
import { paymentOptionMachine } from '../settings/paymentOption/paymentOption.machine';
import { paymentOptionsCases, paymentOptionsProperties } from '../settings/paymentOptions/paymentOptions.flow';
import { paymentOptionsMachine } from '../settings/paymentOptions/paymentOptions.machine';
import { twoFactorCases, twoFactorProperties } from '../settings/twoFactor/twoFactor.flow';
import { twoFactorMachine } from '../settings/twoFactor/twoFactor.machine';
import { twoFactorOffCases, twoFactorOffProperties } from '../settings/twoFactorOff/twoFactorOff.flow';
import { twoFactorOffMachine } from '../settings/twoFactorOff/twoFactorOff.machine';
import { twoFactorOnCases, twoFactorOnProperties } from '../settings/twoFactorOn/twoFactorOn.flow';
import { twoFactorOnMachine } from '../settings/twoFactorOn/twoFactorOn.machine';

/** PRF-01. A part of Settings. */
export const preferencesFlows = {
  feeBearer: { area: 'Settings', machine: feeBearerMachine, cases: feeBearerCases, properties: feeBearerProperties },
  feeBearerChange: {
    area: 'Settings',
    machine: feeBearerChangeMachine,
    cases: feeBearerChangeCases,
    properties: feeBearerChangeProperties,
  },
  paymentOptions: {
    area: 'Settings',
    machine: paymentOptionsMachine,
    cases: paymentOptionsCases,
    properties: paymentOptionsProperties,
  },
  paymentOption: {
    area: 'Settings',
    machine: paymentOptionMachine,
    cases: paymentOptionCases,
    properties: paymentOptionProperties,
  },
  twoFactor: { area: 'Settings', machine: twoFactorMachine, cases: twoFactorCases, properties: twoFactorProperties },
  twoFactorOn: { area: 'Settings', machine: twoFactorOnMachine, cases: twoFactorOnCases, properties: twoFactorOnProperties },
  twoFactorOff: { area: 'Settings', machine: twoFactorOffMachine, cases: twoFactorOffCases, properties: twoFactorOffProperties },
};
