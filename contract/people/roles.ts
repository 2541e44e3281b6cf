/** Roles as sets of permissions: those of every business, and custom ones of a merchant. */
import { Id, Message, TextUpTo, Version } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';

const Permission = type({ id: Id, name: 'string > 0' });

const RoleOnWire = type({
  id: Id,
  name: 'string > 0',
  'description?': 'string | null',
  /** Only for custom roles. */
  'subsidiaryId?': Id.or('null'),
});

const Role = RoleOnWire.and({ 'userCount?': 'number | null' }).pipe(({ id, name, description, subsidiaryId, userCount }) => ({
  id,
  name,
  description: description ?? '',
  /** Created by the merchant, who can edit it. */
  isCustom: (subsidiaryId ?? null) !== null,
  /** Null if the provider doesn’t say. */
  userCount: userCount ?? null,
}));

const Roles = type({ roles: Role.array() }).pipe(({ roles }) => roles);

const RoleDetails = type({ data: RoleOnWire.and({ permissions: Permission.array(), 'version?': Version }) }).pipe(
  ({ data: { id, name, description, subsidiaryId, permissions, version } }) => ({
    id,
    name,
    description: description ?? '',
    isCustom: (subsidiaryId ?? null) !== null,
    permissions,
    /** Of its name, description and permissions. Empty: the provider compares nothing. */
    version: version ?? '',
  }),
);

const Permissions = type({ permissions: Permission.array() }).pipe(({ permissions }) => permissions);

const Wanted = type({
  name: TextUpTo(100),
  description: TextUpTo(250),
  /** By their ids. */
  permissions: Id.array().atMostLength(500),
});

export type Permission = typeof Permission.infer;
export type Role = typeof Role.infer;
export type RoleDetails = typeof RoleDetails.infer;

export const roles = endpoints({
  /** Returns every role of the business with its number of users. */
  listRoles: {
    method: 'GET',
    path: '/subsidiary/dashboard/role/users',
    answer: Roles,
    permission: 'role.view',
    req: ['ROL-01'],
    assumed: false,
  },
  /** Returns every permission. */
  listPermissions: {
    method: 'GET',
    path: '/subsidiary/dashboard/role/permissions',
    answer: Permissions,
    permission: 'role.view',
    req: ['ROL-01'],
    assumed: false,
  },
  /** 404 for a role of another business. */
  getRole: {
    method: 'GET',
    path: '/subsidiary/dashboard/role/details',
    query: type({ roleid: Id }),
    answer: RoleDetails,
    permission: 'role.view',
    req: ['ROL-01'],
    assumed: false,
  },
  /** 400 if the name is taken, 403 for permissions that the creator does not have. */
  createRole: {
    method: 'POST',
    path: '/subsidiary/dashboard/role/create',
    body: Wanted,
    answer: Message,
    permission: 'role.manage',
    req: ['ROL-01'],
    assumed: false,
  },
  /** As `createRole`. 403 for a role of every business, and 409 if it is another one than that of `version`. */
  updateRole: {
    method: 'POST',
    path: '/subsidiary/dashboard/role/edit',
    body: Wanted.and({ roleId: Id, 'version?': Version }),
    answer: Message,
    permission: 'role.manage',
    req: ['ROL-01'],
    assumed: false,
  },
});
