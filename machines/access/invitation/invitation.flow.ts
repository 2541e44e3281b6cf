import { invitationCases } from './invitation.cases';
import { invitationMachine } from './invitation.machine';
import { invitationProperties } from './invitation.properties';

export const invitationFlow = { machine: invitationMachine, cases: invitationCases, properties: invitationProperties };
