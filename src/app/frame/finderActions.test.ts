import { expect, it } from 'vitest';
import { allows, routeAt } from '../routes';
import { finderActions } from './finderActions';

const everything = [
  'payout.view',
  'payout.initiate',
  'swap.create',
  'beneficiary.view',
  'beneficiary.manage',
  'split.view',
  'split.submit',
];
const all = [
  ...everything,
  'balance.view',
  'business.view',
  'business.manage',
  'link.view',
  'link.manage',
  'qr.view',
  'user.view',
  'user.manage',
];

it('[NAV-14] every action leads to a page that exists and that the role may open', () => {
  for (const permissions of [[], ['payout.view'], everything, all])
    for (const { path } of finderActions(permissions)) {
      const route = routeAt(path.split('?')[0] ?? '');
      expect(route && allows(route, permissions), path).toBe(true);
    }
});
it('[NAV-14] actions that a role may not start are not included', () => {
  const labels = (permissions: readonly string[]) => finderActions(permissions).map(({ label }) => label);
  expect(labels(all)).toEqual(expect.arrayContaining(['Make a payout', 'Create QR code', 'Create new user']));
  expect(labels([...all, 'role.manage'])).not.toContain('Create custom role');
  expect(labels(all.filter((name) => name !== 'payout.initiate'))).not.toContain('Make a payout');
});
