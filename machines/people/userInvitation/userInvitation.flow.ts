/**
 * Invites a person to act for the business. `userInvitation.machine.ts` ships. This file, with its cases and properties, never does: tests
 * and proofs read it. `userInvitation.test.ts` tests the machine, `tests/browser/people/users.all.spec.ts` tests it in a browser.
 * `tests/models/people/userInvitation.ts` walks its paths.
 */
import { userInvitationCases } from './userInvitation.cases';
import { userInvitationMachine } from './userInvitation.machine';
import { userInvitationProperties } from './userInvitation.properties';

export const userInvitationFlow = {
  machine: userInvitationMachine,
  cases: userInvitationCases,
  properties: userInvitationProperties,
};
