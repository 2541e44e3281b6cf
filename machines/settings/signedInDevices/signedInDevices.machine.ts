import type { SignedInDevice } from '../../../contract/settings/businessSettings';
import { resource } from '../../kit/resource/resource.machine';

export type { SignedInDevice } from '../../../contract/settings/businessSettings';

/** BUS-01: where the user is signed in, this device included. There is only one list, so its key is empty. */
export const signedInDevicesMachine = resource<readonly SignedInDevice[], string>('signedInDevices', {
  calls: ['listSessions'],
  req: ['BUS-01'],
  description: 'Lists the devices where the signed-in user is signed in.',
});
