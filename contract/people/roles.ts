/** What may be done in a business, bundled as roles: those that every business has, and those that a merchant made. */
import { type } from 'arktype';
import { Id, Message } from '../common';
import { endpoints } from '../endpoint';

const Permission = type({ id: Id, name: 'string > 0' });

const RoleOnWire = type({
  id: Id,
  name: 'string > 0',
  'description?': 'string | null',
  /** Of a merchant's own roles alone. */
  'subsidiaryId?': Id.or('null'),
});

const Role = RoleOnWire.and({ 'userCount?': 'number | null' }).pipe(({ id, name, description, subsidiaryId, userCount }) => ({
  id,
  name,
  description: description ?? '',
  /** Made by the merchant, and the merchant's to edit. */
  isCustom: (subsidiaryId ?? null) !== null,
  userCount: userCount ?? 0,
}));

const Roles = type({ roles: Role.array() }).pipe(({ roles }) => roles);

const RoleDetails = type({ data: RoleOnWire.and({ permissions: Permission.array() }) }).pipe(
  ({ data: { id, name, description, subsidiaryId, permissions } }) => ({
    id,
    name,
    description: description ?? '',
    isCustom: (subsidiaryId ?? null) !== null,
    permissions,
  }),
);

const Permissions = type({ permissions: Permission.array() }).pipe(({ permissions }) => permissions);

const Wanted = type({
  name: 'string <= 100',
  description: 'string <= 250',
  /** By their ids. */
  permissions: Id.array().atMostLength(500),
});

export type Permission = typeof Permission.infer;
export type Role = typeof Role.infer;
export type RoleDetails = typeof RoleDetails.infer;

export const roles = endpoints({
  /** Every role of the business, and how many users have it. */
  listRoles: {
    method: 'GET',
    path: '/subsidiary/dashboard/role/users',
    answer: Roles,
    permission: 'role.view',
    req: ['ROL-01'],
    assumed: false,
  },
  /** Everything that a role can allow. */
  listPermissions: {
    method: 'GET',
    path: '/subsidiary/dashboard/role/permissions',
    answer: Permissions,
    permission: 'role.view',
    req: ['ROL-01'],
    assumed: false,
  },
  /** 404 for a role that is not this business's. */
  getRole: {
    method: 'GET',
    path: '/subsidiary/dashboard/role/details',
    query: type({ roleid: Id }),
    answer: RoleDetails,
    permission: 'role.view',
    req: ['ROL-01'],
    assumed: false,
  },
  /** 400 when the name is taken; 403 for what whoever makes it may not do. */
  createRole: {
    method: 'POST',
    path: '/subsidiary/dashboard/role/create',
    body: Wanted,
    answer: Message,
    permission: 'role.manage',
    req: ['ROL-01'],
    assumed: false,
  },
  /** As `createRole`; and 403 for a role that every business has. */
  updateRole: {
    method: 'POST',
    path: '/subsidiary/dashboard/role/edit',
    body: Wanted.and({ roleId: Id }),
    answer: Message,
    permission: 'role.manage',
    req: ['ROL-01'],
    assumed: false,
  },
});
