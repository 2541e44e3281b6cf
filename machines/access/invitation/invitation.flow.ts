/**
 * Shows an invitation to act for a business, and accepts it. `invitation.machine.ts` ships. This file, with its cases and properties, never
 * does: tests and proofs read it. `tests/browser/access/links.all.spec.ts` tests it in a browser. `tests/models/access/invitation.ts` walks
 * its paths.
 */
import { invitationCases } from './invitation.cases';
import { invitationMachine } from './invitation.machine';
import { invitationProperties } from './invitation.properties';

export const invitationFlow = { machine: invitationMachine, cases: invitationCases, properties: invitationProperties };
