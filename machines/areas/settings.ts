import { countriesCases } from '../countries/countries.cases';
import { countriesMachine } from '../countries/countries.machine';
import { countriesProperties } from '../countries/countries.properties';
import { invitationResendCases } from '../invitationResend/invitationResend.cases';
import { invitationResendMachine } from '../invitationResend/invitationResend.machine';
import { invitationResendProperties } from '../invitationResend/invitationResend.properties';
import { newBusinessCases } from '../newBusiness/newBusiness.cases';
import { newBusinessMachine } from '../newBusiness/newBusiness.machine';
import { newBusinessProperties } from '../newBusiness/newBusiness.properties';
import { roleCases } from '../role/role.cases';
import { roleMachine } from '../role/role.machine';
import { roleProperties } from '../role/role.properties';
import { roleDetailsCases } from '../roleDetails/roleDetails.cases';
import { roleDetailsMachine } from '../roleDetails/roleDetails.machine';
import { roleDetailsProperties } from '../roleDetails/roleDetails.properties';
import { rolesCases } from '../roles/roles.cases';
import { rolesMachine } from '../roles/roles.machine';
import { rolesProperties } from '../roles/roles.properties';
import { subMerchantsCases } from '../subMerchants/subMerchants.cases';
import { subMerchantsMachine } from '../subMerchants/subMerchants.machine';
import { subMerchantsProperties } from '../subMerchants/subMerchants.properties';
import { userInvitationCases } from '../userInvitation/userInvitation.cases';
import { userInvitationMachine } from '../userInvitation/userInvitation.machine';
import { userInvitationProperties } from '../userInvitation/userInvitation.properties';
import { userRoleCases } from '../userRole/userRole.cases';
import { userRoleMachine } from '../userRole/userRole.machine';
import { userRoleProperties } from '../userRole/userRole.properties';
import { userRolesCases } from '../userRoles/userRoles.cases';
import { userRolesMachine } from '../userRoles/userRoles.machine';
import { userRolesProperties } from '../userRoles/userRoles.properties';
import { userStatusCases } from '../userStatus/userStatus.cases';
import { userStatusMachine } from '../userStatus/userStatus.machine';
import { userStatusProperties } from '../userStatus/userStatus.properties';
import { usersCases } from '../users/users.cases';
import { usersMachine } from '../users/users.machine';
import { usersProperties } from '../users/users.properties';

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
