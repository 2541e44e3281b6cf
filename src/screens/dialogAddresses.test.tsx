// @vitest-environment happy-dom
/** An address opens a dialog only for a role that could open it on the page, and only about a row that is there. */
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Account } from '../../tests/drivers/driver';
import { loadScreens, openRendered } from '../../tests/drivers/rendered';
import { settled } from '../../tests/paths/sights';

loadScreens();
let close = () => {};
afterEach(() => close());

const OWNER = 'amaka.obi@bluecrest.test';
const VIEWER = 'ngozi.eze@bluecrest.test';

const BENEFICIARIES = '/dashboard/payout/beneficiaries';
const TRANSACTIONS = '/dashboard/business/transactions';
const PREFERENCES = '/dashboard/settings/preference';

/** What is there once everything that a dialog may be about is loaded. */
const READY: Readonly<Record<string, string>> = {
  [BENEFICIARIES]: 'ADA OKAFOR',
  [TRANSACTIONS]: 'KOR-1001',
  [PREFERENCES]: 'The customer pays by dialling a bank’s code on a phone.',
  '/dashboard/report-center': 'Transactions-20261120-093001-WAT-4f1c09ab.csv',
};

async function open(path: string, as: Account) {
  ({ close } = openRendered({ path, as, holds: ['loadChoices', 'loadPayment'] }));
  const [, ready] = Object.entries(READY).find(([page]) => path.startsWith(page)) ?? [];
  await screen.findAllByText(ready ?? '');
}

const dialogs = () => screen.queryAllByRole('dialog');

describe('[GEN-10] a dialog by its address', () => {
  it.each([
    [`${BENEFICIARIES}?new=beneficiary`, 'Add New Beneficiary'],
    [`${BENEFICIARIES}?resolving=7`, 'ARE YOU SURE YOU WANT TO RESOLVE ADA OKAFOR?'],
    [`${BENEFICIARIES}?removing=7`, 'ARE YOU SURE YOU WANT TO DELETE ADA OKAFOR?'],
    [`${TRANSACTIONS}?refund=KPY-1001`, 'Refund'],
    [`${TRANSACTIONS}/transaction-details/KPY-1001?open=refund`, 'Refund'],
    [`${PREFERENCES}?changing=fees`, 'Who pays the fees?'],
    [`${PREFERENCES}?method=USSD`, 'Turn off USSD?'],
  ])('at %s opens for the owner, and not for a viewer', async (path, title) => {
    await open(path, OWNER);
    await screen.findByRole('dialog', { name: title });
    close();
    await open(path, VIEWER);
    await settled();
    expect(dialogs()).toEqual([]);
  });

  it.each([
    `${BENEFICIARIES}?resolving=99`,
    `${BENEFICIARIES}?removing=99`,
    `${TRANSACTIONS}?open=anything`,
    `${TRANSACTIONS}/transaction-details/KPY-1001?open=anything`,
    `${PREFERENCES}?changing=anything`,
    `${PREFERENCES}?method=Cheque`,
    `${PREFERENCES}?twoFactor=on`,
    '/dashboard/report-center?again=RPT-99',
  ])('at %s is none, because it names nothing that is there', async (path) => {
    await open(path, OWNER);
    await settled();
    expect(dialogs()).toEqual([]);
  });
});
