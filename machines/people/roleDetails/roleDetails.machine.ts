import { resource } from '../../kit/resource.machine';
import type { RoleSheet } from './roleDetails.types';

/** ROL-01: one role by its number, with what it allows and what it could. */
export const roleDetailsMachine = resource<RoleSheet, string>('roleDetails', {
  calls: ['getRole', 'listPermissions'],
  req: ['ROL-01'],
  description: 'One role, with what it allows and what it could.',
});
