/** The users of a business, and their permissions. */

import { roles as roleEndpoints } from '../../contract/people/roles';
import { users as userEndpoints } from '../../contract/people/users';
import { allPermissions } from '../../contract/permissions';
import { serve, serveChange, serveLookup } from '../http/serve';
import { toWallClock } from '../rules/wallclock';
import { createRole, listRoles, roleOf, rolesOf, updateRole, versionOfRole } from './roles';
import { checkUserExists, createUser, listUsers, resendInvitation, setStanding, updateUser } from './users';

const permissionsOnWire = allPermissions.map((name, index) => ({ id: index + 1, name }));

export const teamRoutes = [
  serve(roleEndpoints.listRoles, async (_, { context, session }) => {
    const all = await listRoles(context, session);
    return {
      roles: all.map(({ role: { id, name, description, businessId }, userCount }) => ({
        id,
        name,
        description,
        subsidiaryId: businessId,
        userCount,
      })),
    };
  }),
  serve(roleEndpoints.listPermissions, async () => ({ permissions: permissionsOnWire })),
  serve(roleEndpoints.getRole, async ({ query }, { context, session }) => {
    const role = await roleOf(context.db, session.businessId, query.roleid);
    const { id, name, description, businessId, permissions } = role;
    const held = permissionsOnWire.filter((permission) => permissions.includes(permission.name));
    return { data: { id, name, description, subsidiaryId: businessId, permissions: held, version: versionOfRole(role) } };
  }),
  serveChange(
    roleEndpoints.createRole,
    { type: 'Roles', action: 'Create role', subject: ['role', 'body.name'] },
    async ({ body }, { context, session }) => {
      await createRole(context, session, body);
      return { status: true, message: 'Role created successfully' };
    },
  ),
  serveChange(
    roleEndpoints.updateRole,
    { type: 'Roles', action: 'Change role', subject: ['role', 'body.roleId'] },
    async ({ body: { roleId, ...wanted } }, { context, session, audit }) => {
      audit.about(await updateRole(context, session, roleId, wanted));
      return { status: true, message: 'Role updated successfully' };
    },
  ),
  serve(userEndpoints.listUsers, async (_, { context, session }) => {
    const all = await listUsers(context, session);
    const now = context.clock.now();
    const onWire = all.map((person) => ({
      userId: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      emailAddress: person.email,
      mobileNumber: person.mobileNumber,
      role: person.role.name,
      status: person.status,
      addedByUserName: person.addedBy,
      dateAdded: toWallClock(person.addedAt),
      isInvitationExpired: person.expiresAt !== null && Temporal.Instant.compare(now, person.expiresAt) >= 0,
    }));
    return { users: onWire, totalItems: onWire.length };
  }),
  serveLookup(userEndpoints.checkUserExists, async ({ body }, { context, session }) => ({
    statusCode: await checkUserExists(context, session, body.emailAddress),
  })),
  serve(userEndpoints.listUserRoles, async (_, { context, session }) => ({
    roles: (await rolesOf(context.db, session.businessId)).map(({ name }) => ({ name })),
  })),
  serveChange(
    userEndpoints.createUser,
    { type: 'Users', action: 'Invite user', subject: ['user', 'body.email'] },
    async ({ body }, { context, session }) => {
      await createUser(context, session, body);
      return { status: true, message: 'Invitation sent' };
    },
  ),
  serveChange(
    userEndpoints.updateUser,
    { type: 'Users', action: 'Change role of user', subject: ['user', 'body.email'] },
    async ({ body }, { context, session, audit }) => {
      audit.about(await updateUser(context, session, body));
      return { status: true, message: 'User updated successfully' };
    },
  ),
  serveChange(
    userEndpoints.activateUser,
    { type: 'Users', action: 'Activate user', subject: ['user', 'body.userId'] },
    async ({ body }, { context, session, audit }) => {
      audit.about(await setStanding(context, session, body.userId, 'Active'));
      return { status: true, message: 'User activated successfully' };
    },
  ),
  serveChange(
    userEndpoints.deactivateUser,
    { type: 'Users', action: 'Deactivate user', subject: ['user', 'body.userId'] },
    async ({ body }, { context, session, audit }) => {
      audit.about(await setStanding(context, session, body.userId, 'Inactive'));
      return { status: true, message: 'User deactivated successfully' };
    },
  ),
  serveChange(
    userEndpoints.resendInvitation,
    { type: 'Users', action: 'Resend invitation', subject: ['user', 'body.userId'] },
    async ({ body }, { context, session }) => {
      await resendInvitation(context, session, body.userId);
      return { status: true, message: 'Invitation sent again' };
    },
  ),
];
