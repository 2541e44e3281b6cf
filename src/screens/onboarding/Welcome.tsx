import { isolated } from '../../../contract/shownText';
import { TOUR } from '../../../machines/onboarding/onboarding/onboarding.rules';
import { Link } from '../../flow/Link';
import { Button } from '../../ui/buttons/Button';
import { Buttons } from '../../ui/buttons/Buttons';
import { buttonStyle } from '../../ui/buttons/button.style';
import { Alert } from '../../ui/feedback/Alert';
import { Page } from '../../ui/layout/Page';
import { NarrowColumn } from '../../ui/tables/NarrowColumn';
import { Steps } from './Checklist';
import type { OnboardingProps, OnboardingScreenProps } from './onboardingProps';

/** ONB-02: greets a merchant who has filled in nothing yet, and shows what there is to do. */
export function Welcome({ view, send, pageOf }: OnboardingProps & Pick<OnboardingScreenProps, 'pageOf'>) {
  return (
    <Page title={`Welcome, ${isolated(view.name || 'to your new business')}`}>
      <NarrowColumn>
        <p>
          Your business is in test mode. You can try everything, and no real money moves. Complete a few steps to activate live
          payments.
        </p>
        {view.problem && <Alert tone="bad">{view.problem}</Alert>}
        <Buttons>
          <Link href={TOUR} className={buttonStyle()}>
            Take the tour
          </Link>
          <Button kind="solid" busy={view.busy === 'redirecting'} onPress={() => send({ type: 'start.requested' })}>
            Get Started
          </Button>
        </Buttons>
      </NarrowColumn>
      <Steps view={view} pageOf={pageOf} plain />
    </Page>
  );
}
