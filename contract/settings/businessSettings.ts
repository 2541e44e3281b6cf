/** The logo of the business, and the password and the sessions of the signed-in user. The fields of the business are in the first version of onboarding. */
import { Id, Message } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { Password, StepUp } from '../stepUp';
import { WallClock } from '../time';

/** Only pictures, and only in the response itself, so that nothing of it is loaded from elsewhere. */
const DataUrl = type(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*$/);

const Logo = type({
  data: type({ name: 'string', size: 'number', image: DataUrl }).or('null'),
}).pipe(({ data }) => data);

const Device = type({
  id: Id,
  'device?': 'string | null',
  'address?': 'string | null',
  signedInAt: WallClock,
  'isCurrent?': 'boolean',
}).pipe(({ id, device, address, signedInAt, isCurrent }) => ({
  id,
  device: device ?? '',
  address: address ?? '',
  signedInAt,
  isCurrent: isCurrent ?? false,
}));

const Devices = type({ data: Device.array() }).pipe(({ data }) => data);

export type Logo = typeof Logo.infer;
export type SignedInDevice = typeof Device.infer;

export const businessSettings = endpoints({
  /** Returns the logo that customers see, or null. */
  getBusinessLogo: {
    method: 'GET',
    path: '/subsidiary/dashboard/business/logos/view',
    answer: Logo,
    permission: 'business.view',
    req: ['BUS-01'],
    assumed: true,
  },
  /** Without a file it removes the logo. 400 for a file that is no picture, 413 above 1 MB. */
  updateBusinessLogo: {
    method: 'POST',
    path: '/subsidiary/dashboard/business/logos/add-or-update',
    files: { logo: 'optional' },
    answer: Message,
    permission: 'business.manage',
    req: ['BUS-01'],
    assumed: false,
  },
  /**
   * Changes the password of the signed-in user. `password` is the old one. Other sessions of this user end. 400 for a wrong old password, or a
   * new one that breaks a rule of sign-up. 429 after too many wrong ones, counted with sign-in.
   */
  changePassword: {
    method: 'POST',
    path: '/subsidiary/dashboard/change-password',
    body: StepUp.and({ newPassword: Password }),
    answer: Message,
    permission: 'session',
    req: ['BUS-01'],
    assumed: false,
  },
  /** Returns the sessions of the signed-in user at all businesses, newest first. */
  listSessions: {
    method: 'GET',
    path: '/subsidiary/dashboard/session/all',
    answer: Devices,
    permission: 'session',
    req: ['BUS-01'],
    assumed: true,
  },
  /** Ends another session of the signed-in user. 404 if there is none, 409 for this one, which `logout` ends. */
  endSession: {
    method: 'DELETE',
    path: '/subsidiary/dashboard/session/:id',
    answer: Message,
    permission: 'session',
    req: ['BUS-01'],
    assumed: true,
  },
});
