/** Brings a new business to the stage that a path needs, as another tab of the same merchant would. */
import { onboarding } from '../../contract/onboarding/onboarding';
import type { Sandbox } from '../../sandbox/start';
import { call } from '../../sandbox/testing/client';
import { steps } from '../../sandbox/testing/onboarding';
import type { Stage } from './driver';

export async function onboardBusiness(sandbox: Sandbox, token: string, stage: Stage): Promise<void> {
  const every = steps(sandbox, token);
  if (stage === 'begun') await every.businessInformation();
  if (stage === 'banked') await every.bankInformation();
  if (stage === 'begun' || stage === 'banked') return;
  for (const save of Object.values(every)) await save();
  if (stage === 'submitted') await call(sandbox, onboarding.requestGoLive, {}, token);
}
