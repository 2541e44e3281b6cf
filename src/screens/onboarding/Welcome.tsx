import { Link } from 'wouter';
import { TOUR } from '../../../machines/onboarding/onboarding/onboarding.rules';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Buttons } from '../../ui/Buttons';
import { buttonStyle } from '../../ui/button.style';
import { Narrow } from '../../ui/Narrow';
import { Page } from '../../ui/Page';
import type { OnboardingProps } from './onboardingProps';

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
        <Buttons>
          <Link href={TOUR} className={buttonStyle()}>
            Take the tour
          </Link>
          <Button kind="solid" busy={view.busy === 'departing'} onPress={() => send({ type: 'start.requested' })}>
            Get Started
          </Button>
        </Buttons>
      </Narrow>
    </Page>
  );
}
