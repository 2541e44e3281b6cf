// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { payoutCases } from '../../../machines/payouts/payout/payout.cases';
import { loadScreens, openRendered } from '../../../tests/drivers/rendered';
import { payoutModel } from '../../../tests/models/payouts/payout';

loadScreens();
let close = () => {};
afterEach(() => close());

it('[PAY-08] a payout abroad says which detail it needs next, and which one is wrong', async () => {
  const opened = openRendered(payoutModel.starts.abroad);
  close = opened.close;
  const { I } = opened;
  await I.seeHeading('Make a Transfer');
  await I.answer('loadChoices', { answers: payoutCases.ports.loadChoices.answers.all });
  const details = [
    ['Enter the account number.', 'Account number', 'GB29NWBK60161331926819'],
    ['Enter the recipient’s name.', 'Recipient name', 'Jane Roe'],
    ['Enter the recipient’s address.', 'Recipient address', '1 High Street, London'],
    ['Enter the bank name.', 'Bank name', 'Northern Bank'],
    ['Enter the bank address.', 'Bank address', '2 High Street, London'],
    ['Enter the routing number.', 'Routing number', '021000021'],
    ['Enter the SWIFT code: 8 or 11 letters and digits.', 'SWIFT code', 'NWBKGB2L'],
    ['Enter an amount with up to 2 decimal places.', 'Amount', '20'],
    ['Enter a description.', 'Description', 'Invoice 12'],
  ] as const;
  for (const [reason, label, text] of details) {
    await I.see(reason);
    await I.seeDisabled('Review payout');
    await I.fill(label, text);
    await I.seeNone(reason);
  }
  for (const [label, wrong, reason, right] of [
    ['Amount', 'x', 'Correct the amount.', '20'],
    ['Amount', '0', 'The amount must be greater than 0.', '20'],
    ['Amount', '99,999,999.00', 'The amount is more than your balance.', '20'],
    ['Description', 'x'.repeat(501), 'Correct the text that has an error.', 'Invoice 12'],
  ] as const) {
    await I.fill(label, wrong);
    await I.see(reason);
    await I.seeDisabled('Review payout');
    await I.fill(label, right);
    await I.seeNone(reason);
  }
  await I.press('Review payout');
  await I.see('You’re paying');
  expect(opened.made).toContain('quotePayout');
});
