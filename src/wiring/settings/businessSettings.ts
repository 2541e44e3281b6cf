/** What customers see of the business, its legal details, and the password and devices of the user. */
import { wire } from '../../../machines/kit/flow/port';
import { businessDetailsMachine } from '../../../machines/settings/businessDetails/businessDetails.machine';
import { businessLogoMachine } from '../../../machines/settings/businessLogo/businessLogo.machine';
import { businessProfileMachine } from '../../../machines/settings/businessProfile/businessProfile.machine';
import { deviceSignOutMachine } from '../../../machines/settings/deviceSignOut/deviceSignOut.machine';
import { logoRemovalMachine } from '../../../machines/settings/logoRemoval/logoRemoval.machine';
import { newLogoMachine } from '../../../machines/settings/newLogo/newLogo.machine';
import { passwordChangeMachine } from '../../../machines/settings/passwordChange/passwordChange.machine';
import { signedInDevicesMachine } from '../../../machines/settings/signedInDevices/signedInDevices.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settings/businessSettings'));

const forms = () => withTemporal(() => import('./settingsForms'));

export const businessSettingsFlows = {
  businessDetails: wire(businessDetailsMachine, { load: lazy(services, (s) => s.businessDetails) }),
  businessProfile: wire(businessProfileMachine, { save: lazy(services, (s) => s.saveBusinessProfile) }),
  businessLogo: wire(businessLogoMachine, { load: lazy(services, (s) => s.businessLogo) }),
  newLogo: wire(newLogoMachine, { save: lazy(forms, (s) => s.saveLogo) }),
  logoRemoval: wire(logoRemovalMachine, { do: lazy(services, (s) => s.removeLogo) }),
  passwordChange: wire(passwordChangeMachine, { save: lazy(services, (s) => s.changePassword) }),
  signedInDevices: wire(signedInDevicesMachine, { load: lazy(services, (s) => s.signedInDevices) }),
  deviceSignOut: wire(deviceSignOutMachine, { do: lazy(services, (s) => s.signOutDevice) }),
};
