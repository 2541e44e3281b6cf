import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Narrow } from '../../ui/Narrow';
import { Page } from '../../ui/Page';
import type { OnboardingProps } from './OnboardingScreen';

/** ONB-02: whoever has filled in nothing yet. */
export function Welcome({ view, send }: OnboardingProps) {
  return (
    <Page title={`Welcome, ${view.name || 'to your new business'}`}>
      <Narrow>
        <p>
          Your business is in test mode: you can look around and try everything, and no real money moves. Complete a few steps to
          activate live payments.
        </p>
        {view.problem && <Alert tone="bad">{view.problem}</Alert>}
        <div>
          <Button kind="solid" busy={view.busy === 'departing'} onPress={() => send({ type: 'start.asked' })}>
            Get Started
          </Button>
        </div>
      </Narrow>
    </Page>
  );
}
