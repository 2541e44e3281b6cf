/** Who may act for a business, and how somebody new is asked to. */
import { type } from 'arktype';
import { Id, Message } from '../common';
import { endpoints } from '../endpoint';
import { WallClock } from '../time';

const User = type({
  userId: Id,
  'firstName?': 'string | null',
  'lastName?': 'string | null',
  emailAddress: 'string > 0',
  'mobileNumber?': 'string | null',
  'role?': 'string | null',
  'status?': 'string | null',
  'addedByUserName?': 'string | null',
  'dateAdded?': WallClock.or('null'),
  /** Assumed: an invitation that was not accepted in time. */
  'isInvitationExpired?': 'boolean | null',
}).pipe((user) => ({
  id: user.userId,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.emailAddress,
  mobileNumber: user.mobileNumber ?? '',
  role: user.role ?? '',
  status: user.status ?? '',
  addedBy: user.addedByUserName ?? '',
  addedAt: user.dateAdded ?? null,
  isInvitationExpired: user.isInvitationExpired ?? false,
}));

const Users = type({ users: User.array(), 'totalItems?': 'number | string' }).pipe(({ users, totalItems }) => ({
  rows: users,
  total: Number(totalItems ?? users.length),
}));

/** A role as it is given: by its name. */
const UserRoles = type({ roles: type({ name: 'string > 0' }).array() }).pipe(({ roles }) => roles.map(({ name }) => name));

/** USR-02: what a code says of an address. */
export const existence = { elsewhere: '002', here: '00' } as const;

const Existence = type({ statusCode: 'string', 'message?': 'string | null' }).pipe(({ statusCode }) => ({ statusCode }));

/** Of somebody who is known elsewhere only address and role are sent. */
const Person = type({
  'firstName?': 'string <= 500',
  'lastName?': 'string <= 500',
  'mobileNumber?': 'string <= 500',
  email: 'string <= 500',
  role: '1 <= string <= 100',
});

const ById = type({ userId: Id });

export type User = typeof User.infer;
export type Person = typeof Person.infer;

export const users = endpoints({
  /** Everybody who may act for the business or was asked to; the documents show no page of it. */
  listUsers: {
    method: 'GET',
    path: '/subsidiary/dashboard/users/all',
    answer: Users,
    permission: 'user.view',
    req: ['USR-01'],
    assumed: false,
  },
  /** Whether an address is known: here, elsewhere, or not at all. */
  checkUserExists: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/exist',
    body: type({ emailAddress: 'string <= 500' }),
    answer: Existence,
    permission: 'user.manage',
    req: ['USR-02'],
    assumed: false,
  },
  /** The roles that can be given. */
  listUserRoles: {
    method: 'GET',
    path: '/subsidiary/dashboard/users/roles',
    answer: UserRoles,
    permission: 'user.manage',
    req: ['USR-01', 'USR-02'],
    assumed: false,
  },
  /** Sends an invitation. 409 for who is here already, and for a role that is gone; 403 for a role with more than one's own. */
  createUser: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/create',
    body: Person,
    answer: Message,
    permission: 'user.manage',
    req: ['USR-02'],
    assumed: false,
  },
  /** Gives another role to the user with this address. Refused as `createUser`; and nobody gives one to themselves. */
  updateUser: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/update',
    body: Person,
    answer: Message,
    permission: 'user.manage',
    req: ['USR-01'],
    assumed: false,
  },
  activateUser: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/status/activate',
    body: ById,
    answer: Message,
    permission: 'user.manage',
    req: ['USR-01'],
    assumed: false,
  },
  /** Ends the user's sessions at this business, and an invitation that was not accepted. Nobody deactivates themselves. */
  deactivateUser: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/status/deactivate',
    body: ById,
    answer: Message,
    permission: 'user.manage',
    req: ['USR-01'],
    assumed: false,
  },
  /** Another e-mail in the place of the one before, good from now on. 429 within 60 s of the last one. */
  resendInvitation: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/resend-invitation',
    body: ById,
    answer: Message,
    permission: 'user.manage',
    req: ['USR-02'],
    assumed: true,
  },
});
