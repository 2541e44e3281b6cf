/** What a merchant prefers: whose the fees are, the ways to pay, the second factor. */
import { preferences } from '../../contract/settings/preferences';
import { serve } from '../http/serve';
import {
  feeBearerOf,
  hasTwoFactor,
  paymentOptionsOf,
  setFeeBearer,
  setPaymentOption,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from './preferences';

const NAMES = { CBF: 'Customer', SBF: 'Subsidiary', SPLIT: 'Split' } as const;

export const preferencesRoutes = [
  serve(preferences.getFeeBearer, async (_, { world, session }) => ({ whoBearsFee: NAMES[await feeBearerOf(world, session)] })),
  serve(preferences.setFeeBearer, async ({ body }, { world, session }) => {
    await setFeeBearer(world, session, body.feeBearer);
    return { status: true, message: 'Fee bearer updated successfully' };
  }),
  serve(preferences.listPaymentOptions, async (_, { world, session }) => ({ options: await paymentOptionsOf(world, session) })),
  serve(preferences.enablePaymentOption, async ({ body }, { world, session }) => {
    await setPaymentOption(world, session, body.paymentOption, true);
    return { status: true, message: 'Payment method turned on successfully' };
  }),
  serve(preferences.disablePaymentOption, async ({ body }, { world, session }) => {
    await setPaymentOption(world, session, body.paymentOption, false);
    return { status: true, message: 'Payment method turned off successfully' };
  }),
  serve(preferences.getTwoFactor, async (_, { world, session }) => ({ isTwoFAEnabled: await hasTwoFactor(world, session) })),
  serve(preferences.setTwoFactor, async ({ body: { twoFa, password = '' } }, { world, session }) => {
    const isOn = twoFa === 'yes';
    await (isOn ? turnTwoFactorOn(world, session) : turnTwoFactorOff(world, session, password));
    return { status: true, message: `Two-factor sign-in turned ${isOn ? 'on' : 'off'} successfully` };
  }),
];
