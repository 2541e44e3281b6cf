/** An invitation on request for testers, as from an owner's Users screen. */
import { type } from 'arktype';
import type { Invited } from '../access/invitations';
import { builtInRoles } from '../access/permissions.rules';

const Wanted = type({
  email: '1 <= string <= 254',
  businessId: 'number.integer > 0',
  role: 'string',
  'firstName?': '1 <= string <= 100',
  'lastName?': '1 <= string <= 100',
});

/** @returns what to invite, or the error of the request */
export function invitationFrom(body: unknown): Invited | string {
  const wanted = Wanted(body);
  if (wanted instanceof type.errors) return 'Send { email, businessId, role, firstName, lastName }. The names are optional';
  const role = builtInRoles.find(({ name }) => name === wanted.role);
  if (!role) return `role must be one of ${builtInRoles.map(({ name }) => name).join(', ')}`;
  const { email, businessId, firstName = 'Invited', lastName = 'Person' } = wanted;
  return { email, businessId, roleId: role.id, firstName, lastName, mobileNumber: null, invitedBy: 'The sandbox' };
}
