import { countriesCases } from '../settings/countries/countries.cases';
import { countriesMachine } from '../settings/countries/countries.machine';
import { countriesProperties } from '../settings/countries/countries.properties';
import { invitationResendCases } from '../people/invitationResend/invitationResend.cases';
import { invitationResendMachine } from '../people/invitationResend/invitationResend.machine';
import { invitationResendProperties } from '../people/invitationResend/invitationResend.properties';
import { newBusinessCases } from '../settings/newBusiness/newBusiness.cases';
import { newBusinessMachine } from '../settings/newBusiness/newBusiness.machine';
import { newBusinessProperties } from '../settings/newBusiness/newBusiness.properties';
import { roleCases } from '../people/role/role.cases';
import { roleMachine } from '../people/role/role.machine';
import { roleProperties } from '../people/role/role.properties';
import { roleDetailsCases } from '../people/roleDetails/roleDetails.cases';
import { roleDetailsMachine } from '../people/roleDetails/roleDetails.machine';
import { roleDetailsProperties } from '../people/roleDetails/roleDetails.properties';
import { rolesCases } from '../people/roles/roles.cases';
import { rolesMachine } from '../people/roles/roles.machine';
import { rolesProperties } from '../people/roles/roles.properties';
import { subMerchantsCases } from '../settings/subMerchants/subMerchants.cases';
import { subMerchantsMachine } from '../settings/subMerchants/subMerchants.machine';
import { subMerchantsProperties } from '../settings/subMerchants/subMerchants.properties';
import { userInvitationCases } from '../people/userInvitation/userInvitation.cases';
import { userInvitationMachine } from '../people/userInvitation/userInvitation.machine';
import { userInvitationProperties } from '../people/userInvitation/userInvitation.properties';
import { userRoleCases } from '../people/userRole/userRole.cases';
import { userRoleMachine } from '../people/userRole/userRole.machine';
import { userRoleProperties } from '../people/userRole/userRole.properties';
import { userRolesCases } from '../people/userRoles/userRoles.cases';
import { userRolesMachine } from '../people/userRoles/userRoles.machine';
import { userRolesProperties } from '../people/userRoles/userRoles.properties';
import { userStatusCases } from '../people/userStatus/userStatus.cases';
import { userStatusMachine } from '../people/userStatus/userStatus.machine';
import { userStatusProperties } from '../people/userStatus/userStatus.properties';
import { usersCases } from '../people/users/users.cases';
import { usersMachine } from '../people/users/users.machine';
import { usersProperties } from '../people/users/users.properties';

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
