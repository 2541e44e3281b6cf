/** The people of a business, and what they may do. */

import { roles as roleEndpoints } from '../../contract/people/roles';
import { users as userEndpoints } from '../../contract/people/users';
import { allPermissions } from '../../contract/permissions';
import { serve } from '../http/serve';
import { toWallClock } from '../rules/wallclock';
import { createRole, listRoles, roleOf, rolesOf, updateRole } from './roles';
import { checkUserExists, createUser, listUsers, resendInvitation, setStanding, updateUser } from './users';

const permissionsOnWire = allPermissions.map((name, index) => ({ id: index + 1, name }));

export const teamRoutes = [
  serve(roleEndpoints.listRoles, async (_, { world, session }) => {
    const all = await listRoles(world, session);
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
  serve(roleEndpoints.getRole, async ({ query }, { world, session }) => {
    const { id, name, description, businessId, permissions } = await roleOf(world.db, session.businessId, query.roleid);
    const held = permissionsOnWire.filter((permission) => permissions.includes(permission.name));
    return { data: { id, name, description, subsidiaryId: businessId, permissions: held } };
  }),
  serve(roleEndpoints.createRole, async ({ body }, { world, session }) => {
    await createRole(world, session, body);
    return { status: true, message: 'Role created successfully' };
  }),
  serve(roleEndpoints.updateRole, async ({ body: { roleId, ...wanted } }, { world, session }) => {
    await updateRole(world, session, roleId, wanted);
    return { status: true, message: 'Role updated successfully' };
  }),
  serve(userEndpoints.listUsers, async (_, { world, session }) => {
    const all = await listUsers(world, session);
    const now = world.clock.now();
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
  serve(userEndpoints.checkUserExists, async ({ body }, { world, session }) => ({
    statusCode: await checkUserExists(world, session, body.emailAddress),
  })),
  serve(userEndpoints.listUserRoles, async (_, { world, session }) => ({
    roles: (await rolesOf(world.db, session.businessId)).map(({ name }) => ({ name })),
  })),
  serve(userEndpoints.createUser, async ({ body }, { world, session }) => {
    await createUser(world, session, body);
    return { status: true, message: 'The invitation was sent' };
  }),
  serve(userEndpoints.updateUser, async ({ body }, { world, session }) => {
    await updateUser(world, session, body);
    return { status: true, message: 'User updated successfully' };
  }),
  serve(userEndpoints.activateUser, async ({ body }, { world, session }) => {
    await setStanding(world, session, body.userId, 'Active');
    return { status: true, message: 'User activated successfully' };
  }),
  serve(userEndpoints.deactivateUser, async ({ body }, { world, session }) => {
    await setStanding(world, session, body.userId, 'Inactive');
    return { status: true, message: 'User deactivated successfully' };
  }),
  serve(userEndpoints.resendInvitation, async ({ body }, { world, session }) => {
    await resendInvitation(world, session, body.userId);
    return { status: true, message: 'The invitation was sent again' };
  }),
];
