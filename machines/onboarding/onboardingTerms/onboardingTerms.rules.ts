import type { OnboardingTermsContext, Tick } from './onboardingTerms.types';

/** ONB-13: both boxes are required. */
const TICKS: readonly Tick[] = ['productTerms', 'agreement'];

export const changed = (ticked: readonly Tick[], tick: Tick, on: boolean): readonly Tick[] =>
  TICKS.filter((each) => (each === tick ? on : ticked.includes(each)));

/** Returns why they cannot be accepted yet. */
export function blocker({ ticked, mayManage }: Pick<OnboardingTermsContext, 'ticked' | 'mayManage'>): string | null {
  if (!mayManage) return 'Only the owner of the business can accept the terms. You can read them.';
  return TICKS.every((tick) => ticked.includes(tick)) ? null : 'Tick both boxes to accept.';
}
