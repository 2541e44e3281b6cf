import { invitationResendCases, invitationResendProperties } from '../people/invitationResend/invitationResend.flow';
import { invitationResendMachine } from '../people/invitationResend/invitationResend.machine';
import { roleCases, roleProperties } from '../people/role/role.flow';
import { roleMachine } from '../people/role/role.machine';
import { roleDetailsCases, roleDetailsProperties } from '../people/roleDetails/roleDetails.flow';
import { roleDetailsMachine } from '../people/roleDetails/roleDetails.machine';
import { rolesCases, rolesProperties } from '../people/roles/roles.flow';
import { rolesMachine } from '../people/roles/roles.machine';
import { userInvitationCases } from '../people/userInvitation/userInvitation.cases';
import { userInvitationMachine } from '../people/userInvitation/userInvitation.machine';
import { userInvitationProperties } from '../people/userInvitation/userInvitation.properties';
import { userRoleCases, userRoleProperties } from '../people/userRole/userRole.flow';
import { userRoleMachine } from '../people/userRole/userRole.machine';
import { userRolesCases, userRolesProperties } from '../people/userRoles/userRoles.flow';
import { userRolesMachine } from '../people/userRoles/userRoles.machine';
import { userStatusCases, userStatusProperties } from '../people/userStatus/userStatus.flow';
import { userStatusMachine } from '../people/userStatus/userStatus.machine';
import { usersCases, usersProperties } from '../people/users/users.flow';
import { usersMachine } from '../people/users/users.machine';
import { countriesCases, countriesProperties } from '../settings/countries/countries.flow';
import { countriesMachine } from '../settings/countries/countries.machine';
import { newBusinessCases, newBusinessProperties } from '../settings/newBusiness/newBusiness.flow';
import { newBusinessMachine } from '../settings/newBusiness/newBusiness.machine';
import { subMerchantsCases, subMerchantsProperties } from '../settings/subMerchants/subMerchants.flow';
import { subMerchantsMachine } from '../settings/subMerchants/subMerchants.machine';

export const settingsFlows = {
  countries: { area: 'Settings', machine: countriesMachine, cases: countriesCases, properties: countriesProperties },
  newBusiness: { area: 'Settings', machine: newBusinessMachine, cases: newBusinessCases, properties: newBusinessProperties },
  subMerchants: { area: 'Settings', machine: subMerchantsMachine, cases: subMerchantsCases, properties: subMerchantsProperties },
  users: { area: 'Settings', machine: usersMachine, cases: usersCases, properties: usersProperties },
  userInvitation: {
    area: 'Settings',
    machine: userInvitationMachine,
    cases: userInvitationCases,
    properties: userInvitationProperties,
  },
  userStatus: { area: 'Settings', machine: userStatusMachine, cases: userStatusCases, properties: userStatusProperties },
  invitationResend: {
    area: 'Settings',
    machine: invitationResendMachine,
    cases: invitationResendCases,
    properties: invitationResendProperties,
  },
  userRole: { area: 'Settings', machine: userRoleMachine, cases: userRoleCases, properties: userRoleProperties },
  userRoles: { area: 'Settings', machine: userRolesMachine, cases: userRolesCases, properties: userRolesProperties },
  roles: { area: 'Settings', machine: rolesMachine, cases: rolesCases, properties: rolesProperties },
  roleDetails: { area: 'Settings', machine: roleDetailsMachine, cases: roleDetailsCases, properties: roleDetailsProperties },
  role: { area: 'Settings', machine: roleMachine, cases: roleCases, properties: roleProperties },
};
