import { userInvitationCases } from './userInvitation.cases';
import { userInvitationMachine } from './userInvitation.machine';
import { userInvitationProperties } from './userInvitation.properties';

export const userInvitationFlow = {
  machine: userInvitationMachine,
  cases: userInvitationCases,
  properties: userInvitationProperties,
};
