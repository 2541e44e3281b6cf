/** Preferences: the bearer of fees, the payment methods, the second factor. */
import { preferences } from '../../contract/settings/preferences';
import { passwordFirst } from '../access/stepUp';
import { serve, serveChange } from '../http/serve';
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
  serveChange(
    preferences.setFeeBearer,
    { type: 'Settings', action: 'Change fee bearer' },
    async ({ body }, { context, session, audit }) => {
      const before = { feeBearer: await setFeeBearer(context, session, body) };
      audit.about({ before, after: { feeBearer: body.feeBearer } });
      return { status: true, message: 'Fee bearer updated successfully' };
    },
  ),
  serve(preferences.listPaymentOptions, async (_, { context, session }) => ({
    options: await paymentOptionsOf(context, session),
  })),
  serveChange(
    preferences.enablePaymentOption,
    { type: 'Settings', action: 'Turn on payment method', subject: ['payment method', 'body.paymentOption'] },
    async ({ body }, { context, session, audit }) => {
      const before = await setPaymentOption(context, session, body.paymentOption, true);
      audit.about({ before: { isEnabled: before }, after: { isEnabled: true } });
      return { status: true, message: 'Payment method turned on successfully' };
    },
  ),
  serveChange(
    preferences.disablePaymentOption,
    { type: 'Settings', action: 'Turn off payment method', subject: ['payment method', 'body.paymentOption'] },
    async ({ body }, { context, session, audit }) => {
      const before = await setPaymentOption(context, session, body.paymentOption, false);
      audit.about({ before: { isEnabled: before }, after: { isEnabled: false } });
      return { status: true, message: 'Payment method turned off successfully' };
    },
  ),
  serve(preferences.getTwoFactor, async (_, { context, session }) => ({ isTwoFAEnabled: await hasTwoFactor(context, session) })),
  serveChange(
    preferences.setTwoFactor,
    { type: 'Settings', action: 'Change two-factor authentication' },
    async ({ body: { twoFa } }, { context, session, audit }) => {
      const isOn = twoFa === 'yes';
      audit.about({ before: { twoFa: (await hasTwoFactor(context, session)) ? 'yes' : 'no' }, after: { twoFa } });
      await (isOn ? turnTwoFactorOn(context, session) : turnTwoFactorOff(context, session));
      return { status: true, message: `Two-factor authentication turned ${isOn ? 'on' : 'off'} successfully` };
    },
    passwordFirst(({ twoFa }) => twoFa === 'no'),
  ),
];
