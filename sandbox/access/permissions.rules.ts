/** The permissions of built-in roles, and how roles compare. */
import { allPermissions, type Permission, viewPermissions } from '../../contract/permissions';

/** The role of the person who created a business. */
export const OWNER = 9;

/** The roles that every business has. */
export const builtInRoles: readonly {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Permission[];
}[] = [
  { id: OWNER, name: 'Owner', description: 'Full access', permissions: allPermissions },
  {
    id: 2,
    name: 'Approver',
    description: 'Approves or declines payouts of others',
    permissions: ['payout.view', 'payout.approve', 'report.view'],
  },
  { id: 3, name: 'Viewer', description: 'Views everything, changes nothing', permissions: viewPermissions },
];

/** Whether the first set of permissions includes the second. */
export const isWithin = (held: readonly string[], asked: readonly string[]): boolean => asked.every((one) => held.includes(one));
