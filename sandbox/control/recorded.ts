/** The controls that change the data of a business, and what the audit trail says about them (ADR 065). */

import { trailOf } from '../audit/trail';
import type { OperationContext } from '../context';
import type { Activity } from '../events/activity';

const ACTIVITIES = {
  chargebacks: { type: 'Chargebacks', action: 'Open chargeback', subject: ['chargeback', 'answer.id'] },
  'chargebacks/decision': { type: 'Chargebacks', action: 'Decide on chargeback', subject: ['chargeback', 'answer.id'] },
  funding: { type: 'Wallets', action: 'Receive bank transfer', subject: ['funding', 'answer.reference'] },
  invitations: { type: 'Users', action: 'Invite user', subject: ['user', 'answer.email'] },
  'settlements/decision': { type: 'Settlements', action: 'Decide on settlement', subject: ['settlement', 'answer.reference'] },
  onboarding: { type: 'Onboarding', action: 'Decide on business', subject: ['business', 'answer.businessId'] },
} satisfies Readonly<Record<string, Activity>>;

/** @param ip where the request comes from; null within the process of a test */
export const recorded = (context: OperationContext, control: keyof typeof ACTIVITIES, ip: string | null): OperationContext => {
  const call = { endpoint: { name: `sandbox/${control}` }, activity: ACTIVITIES[control], clock: context.clock, ip, sent: {} };
  return { ...context, audit: trailOf(call) };
};
