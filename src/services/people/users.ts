/** Services for users. */
import { type User, users } from '../../../contract/people/users';
import type { Page } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Outdated } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { Asked } from '../../../machines/people/invitationResend/invitationResend.machine';
import type { Invited } from '../../../machines/people/userInvitation/userInvitation.types';
import type { UserRole } from '../../../machines/people/userRole/userRole.machine';
import type { StatusChange } from '../../../machines/people/userStatus/userStatus.machine';
import { call } from '../call';
import { orOutdated } from '../outdated';

/** USR-01: returns all users, because the call takes no filter. */
export const listUsers: Service<unknown, Page<User>> = (_, options) => call(users.listUsers, {}, options);

export const listUserRoles: Service<{ key: string }, readonly string[]> = (_, options) => call(users.listUserRoles, {}, options);

export const checkUserExists: Service<{ email: string }, { statusCode: string }> = ({ email }, options) =>
  call(users.checkUserExists, { body: { emailAddress: email } }, options);

export const inviteUser: Service<Invited, Said> = (invited, options) => call(users.createUser, { body: invited }, options);

/** USR-01: identifies the user by email. Nothing else of the user changes, so nothing else is sent. `formOf` makes the form of what is stored. */
export const giveRole =
  (formOf: (role: string, by: string) => UserRole): Service<{ subject: string; values: UserRole }, Said | Outdated<UserRole>> =>
  ({ subject, values: { role, by, version } }, options) =>
    orOutdated(
      () => call(users.updateUser, { body: { email: subject, role, ...(version !== '' && { from: version }) } }, options),
      async () => {
        const { rows } = await call(users.listUsers, {}, options);
        const user = rows.find(({ email }) => email === subject);
        if (!user) throw new Error('The user is not listed');
        return formOf(user.role, by);
      },
    );

export const changeStatus: Service<{ subject: StatusChange }, Said> = ({ subject: { id, becomes } }, options) =>
  call(becomes === 'Active' ? users.activateUser : users.deactivateUser, { body: { userId: id } }, options);

export const resendInvitation: Service<{ subject: Asked }, Said> = ({ subject: { id } }, options) =>
  call(users.resendInvitation, { body: { userId: id } }, options);
