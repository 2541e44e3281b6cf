/** Services for preferences. */
import { type FeeBearer, type PaymentOption, preferences } from '../../../contract/settings/preferences';
import type { Service } from '../../../machines/kit/flow/port';
import type { Outdated } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { FeeBearerChange } from '../../../machines/settings/feeBearerChange/feeBearerChange.machine';
import type { OptionChange } from '../../../machines/settings/paymentOption/paymentOption.machine';
import type { TwoFactor } from '../../../machines/settings/twoFactor/twoFactor.machine';
import type { TwoFactorOff } from '../../../machines/settings/twoFactorOff/twoFactorOff.machine';
import { call } from '../call';
import { orOutdated } from '../outdated';

type ByKey<Value> = Service<{ key: string }, Value>;

export const feeBearer: ByKey<FeeBearer> = (_, options) => call(preferences.getFeeBearer, {}, options);

/** `formOf` makes the form of what is stored. */
export const changeFeeBearer =
  (formOf: (now: FeeBearer) => FeeBearerChange): Service<{ values: FeeBearerChange }, Said | Outdated<FeeBearerChange>> =>
  ({ values: { feeBearer, version } }, options) =>
    orOutdated(
      () => call(preferences.setFeeBearer, { body: { feeBearer, from: version } }, options),
      async () => formOf(await call(preferences.getFeeBearer, {}, options)),
    );

export const paymentOptions: ByKey<readonly PaymentOption[]> = (_, options) => call(preferences.listPaymentOptions, {}, options);

export const changePaymentOption: Service<{ subject: OptionChange }, Said> = ({ subject: { name, becomes } }, options) =>
  call(
    becomes === 'on' ? preferences.enablePaymentOption : preferences.disablePaymentOption,
    { body: { paymentOption: name } },
    options,
  );

export const twoFactor: ByKey<TwoFactor> = (_, options) => call(preferences.getTwoFactor, {}, options);

export const turnTwoFactorOn: Service<unknown, Said> = (_, options) =>
  call(preferences.setTwoFactor, { body: { twoFa: 'yes' } }, options);

export const turnTwoFactorOff: Service<{ values: TwoFactorOff }, Said> = ({ values: { password } }, options) =>
  call(preferences.setTwoFactor, { body: { twoFa: 'no', password } }, options);
