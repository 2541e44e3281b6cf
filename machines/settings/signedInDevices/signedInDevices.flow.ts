import { resourceFlow } from '../../kit/resource/resource.flow';
import { type SignedInDevice, signedInDevicesMachine } from './signedInDevices.machine';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

export const phone: SignedInDevice = {
  ...{ id: '8', device: PHONE, address: '102.89.34.7', signedInAt: '2026-11-22T08:40:00', isCurrent: false },
};

const devices: readonly SignedInDevice[] = [
  { id: '9', device: LINUX, address: '127.0.0.1', signedInAt: '2026-11-22T09:14:00', isCurrent: true },
  phone,
];

export const signedInDevicesFlow = resourceFlow(signedInDevicesMachine, {
  key: '',
  answers: { some: devices },
  screen: { path: '/dashboard/settings/business', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading your devices…', loaded: 'This device' },
});
