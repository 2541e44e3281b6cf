/**
 * The kit's flow declarations fit their machines. The compiler does most of this test, because generic code cannot be checked against
 * `Cases`.
 */
import { expect, it } from 'vitest';
import { passwordCodeFlow } from '../access/passwordCode/passwordCode.flow';
import type { passwordCodeMachine } from '../access/passwordCode/passwordCode.machine';
import { signUpFlow } from '../access/signUp/signUp.flow';
import type { signUpMachine } from '../access/signUp/signUp.machine';
import { walletHistoryDownloadFlow } from '../balances/walletHistoryDownload/walletHistoryDownload.flow';
import type { walletHistoryDownloadMachine } from '../balances/walletHistoryDownload/walletHistoryDownload.machine';
import { beneficiaryRemovalFlow } from '../payouts/beneficiaryRemoval/beneficiaryRemoval.flow';
import type { beneficiaryRemovalMachine } from '../payouts/beneficiaryRemoval/beneficiaryRemoval.machine';
import { payoutDetailsFlow } from '../payouts/payoutDetails/payoutDetails.flow';
import type { payoutDetailsMachine } from '../payouts/payoutDetails/payoutDetails.machine';
import type { Cases } from './flow/cases';
import type { Properties } from './flow/properties';
import { reqOf } from './list/screen.flow';

const cases = [
  signUpFlow.cases satisfies Cases<typeof signUpMachine>,
  beneficiaryRemovalFlow.cases satisfies Cases<typeof beneficiaryRemovalMachine>,
  walletHistoryDownloadFlow.cases satisfies Cases<typeof walletHistoryDownloadMachine>,
  payoutDetailsFlow.cases satisfies Cases<typeof payoutDetailsMachine>,
  passwordCodeFlow.cases satisfies Cases<typeof passwordCodeMachine>,
];
const properties = [
  signUpFlow.properties satisfies Properties<typeof signUpMachine, typeof signUpFlow.cases>,
  beneficiaryRemovalFlow.properties satisfies Properties<typeof beneficiaryRemovalMachine, typeof beneficiaryRemovalFlow.cases>,
  walletHistoryDownloadFlow.properties satisfies Properties<
    typeof walletHistoryDownloadMachine,
    typeof walletHistoryDownloadFlow.cases
  >,
  payoutDetailsFlow.properties satisfies Properties<typeof payoutDetailsMachine, typeof payoutDetailsFlow.cases>,
  passwordCodeFlow.properties satisfies Properties<typeof passwordCodeMachine, typeof passwordCodeFlow.cases>,
];

it('[FLW-01] compiles as the cases and the properties of its machine', () => {
  expect(cases).toHaveLength(properties.length);
});

it('[FLW-01] needs a machine that names its requirement', () => {
  expect(() => reqOf({ id: 'anything', config: {} })).toThrow('anything names no requirement');
});
