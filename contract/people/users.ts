/** The users of a business, and invitations. */
import { Id, Message } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { MaybeTime } from '../time';

const User = type({
  userId: Id,
  'firstName?': 'string | null',
  'lastName?': 'string | null',
  emailAddress: 'string > 0',
  'mobileNumber?': 'string | null',
  'role?': 'string | null',
  'status?': 'string | null',
  'addedByUserName?': 'string | null',
  'dateAdded?': MaybeTime,
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

/** Roles are given by name. */
const UserRoles = type({ roles: type({ name: 'string > 0' }).array() }).pipe(({ roles }) => roles.map(({ name }) => name));

/** USR-02: the meaning of the codes for an email. */
export const existence = { elsewhere: '002', here: '00' } as const;

const Existence = type({ statusCode: 'string', 'message?': 'string | null' }).pipe(({ statusCode }) => ({ statusCode }));

/** For a user with an account elsewhere only email and role are sent. */
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
  /** Returns all users and invited people of the business, because the documents show no paging. */
  listUsers: {
    method: 'GET',
    path: '/subsidiary/dashboard/users/all',
    answer: Users,
    permission: 'user.view',
    req: ['USR-01'],
    assumed: false,
  },
  /** Returns whether an email is known: here, elsewhere, or not at all. */
  checkUserExists: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/exist',
    body: type({ emailAddress: 'string <= 500' }),
    answer: Existence,
    permission: 'user.manage',
    req: ['USR-02'],
    assumed: false,
  },
  /** Returns the roles that can be given. */
  listUserRoles: {
    method: 'GET',
    path: '/subsidiary/dashboard/users/roles',
    answer: UserRoles,
    permission: 'user.manage',
    req: ['USR-01', 'USR-02'],
    assumed: false,
  },
  /**
   * Sends an invitation. 409 for an existing user, and for a role that no longer exists. 403 for a role with more permissions than one's own.
   */
  createUser: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/create',
    body: Person,
    answer: Message,
    permission: 'user.manage',
    req: ['USR-02'],
    assumed: false,
  },
  /**
   * Gives another role to the user with this email. Refused as `createUser`, and nobody can change their own role. 409 if the present role is not
   * the one in `from` (assumed), which the merchant saw.
   */
  updateUser: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/update',
    body: Person.and({ 'from?': 'string <= 100' }),
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
  /** Ends the user's sessions at this business, or an invitation that was not accepted. Nobody can deactivate themselves. */
  deactivateUser: {
    method: 'POST',
    path: '/subsidiary/dashboard/users/status/deactivate',
    body: ById,
    answer: Message,
    permission: 'user.manage',
    req: ['USR-01'],
    assumed: false,
  },
  /** Sends the email again with a new link, which replaces the earlier one. 429 within 60 s of the last one. */
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
