/** Preferences: the bearer of fees, the payment methods, the second factor. */
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
  serve(preferences.getFeeBearer, async (_, { context, session }) => ({
    whoBearsFee: NAMES[await feeBearerOf(context, session)],
  })),
  serve(preferences.setFeeBearer, async ({ body }, { context, session }) => {
    await setFeeBearer(context, session, body.feeBearer);
    return { status: true, message: 'Fee bearer updated successfully' };
  }),
  serve(preferences.listPaymentOptions, async (_, { context, session }) => ({
    options: await paymentOptionsOf(context, session),
  })),
  serve(preferences.enablePaymentOption, async ({ body }, { context, session }) => {
    await setPaymentOption(context, session, body.paymentOption, true);
    return { status: true, message: 'Payment method turned on successfully' };
  }),
  serve(preferences.disablePaymentOption, async ({ body }, { context, session }) => {
    await setPaymentOption(context, session, body.paymentOption, false);
    return { status: true, message: 'Payment method turned off successfully' };
  }),
  serve(preferences.getTwoFactor, async (_, { context, session }) => ({ isTwoFAEnabled: await hasTwoFactor(context, session) })),
  serve(preferences.setTwoFactor, async ({ body: { twoFa, password = '' } }, { context, session }) => {
    const isOn = twoFa === 'yes';
    await (isOn ? turnTwoFactorOn(context, session) : turnTwoFactorOff(context, session, password));
    return { status: true, message: `Two-factor authentication turned ${isOn ? 'on' : 'off'} successfully` };
  }),
];
