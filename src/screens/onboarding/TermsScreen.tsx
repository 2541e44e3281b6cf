import {
  type OnboardingTermsView,
  selectOnboardingTerms,
} from '../../../machines/onboarding/onboardingTerms/onboardingTerms.select';
import type { OnboardingTermsEvent } from '../../../machines/onboarding/onboardingTerms/onboardingTerms.types';
import { type ActorView, useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Buttons } from '../../ui/buttons/Buttons';
import { CheckField } from '../../ui/controls/CheckField';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { Dialog } from '../../ui/layers/Dialog';
import { DocumentFrame } from '../../ui/layout/DocumentFrame';
import { Section } from '../../ui/layout/Section';
import { NarrowColumn } from '../../ui/tables/NarrowColumn';
import type { onboardingFlows } from '../../wiring/onboarding/onboarding';
import { OnboardingPage } from './OnboardingPage';
import { TermsText } from './TermsText';

interface TermsScreenProps {
  readonly flows: typeof onboardingFlows;
  readonly mayManage: boolean;
  readonly accepted: boolean;
}

interface TermsProps extends ActorView<OnboardingTermsEvent> {
  readonly view: OnboardingTermsView;
}

/** ONB-13, ONB-16. */
export function TermsScreen({ flows, mayManage, accepted }: TermsScreenProps) {
  const flow = useFlow(flows.onboardingTerms, { input: { mayManage, accepted }, select: selectOnboardingTerms });
  const { view, send } = flow;
  return (
    <OnboardingPage title="Terms and conditions">
      <NarrowColumn>
        <TermsText />
        <Section title="Merchant agreement">
          {view.step === 'loading' && <Busy>Loading agreement…</Busy>}
          {view.step === 'failed' && (
            <Alert tone="bad" action={<Button onPress={() => send({ type: 'terms.retry' })}>Try again</Button>}>
              {view.problem}
            </Alert>
          )}
          {view.agreement !== null && <DocumentFrame title="Merchant agreement" page={view.agreement} />}
        </Section>
        {view.step === 'alreadyAccepted' && <Alert tone="good">You’ve accepted the terms and the agreement.</Alert>}
        {view.step === 'answering' && <Answer {...flow} />}
      </NarrowColumn>
      <DeclineDialog {...flow} />
    </OnboardingPage>
  );
}

function Answer({ view, can, send }: TermsProps) {
  const waiting = view.busy !== null;
  return (
    <>
      <CheckField
        label="I have read and accept the product terms"
        checked={view.ticked.includes('productTerms')}
        waiting={waiting}
        onTick={(on) => send({ type: 'tick.changed', tick: 'productTerms', on })}
      />
      <CheckField
        label="I have read and sign the e-agreement"
        checked={view.ticked.includes('agreement')}
        waiting={waiting}
        onTick={(on) => send({ type: 'tick.changed', tick: 'agreement', on })}
      />
      {view.problem && <Alert tone="bad">{view.problem}</Alert>}
      <Buttons>
        <Button
          busy={view.busy === 'declining'}
          disabled={!can('decline.requested') && view.busy !== 'declining'}
          onPress={() => send({ type: 'decline.requested' })}
        >
          Decline
        </Button>
        <Button
          kind="solid"
          busy={view.busy === 'accepting'}
          disabled={!can('terms.accepted') && view.busy !== 'accepting'}
          reason={view.blocker}
          onPress={() => send({ type: 'terms.accepted' })}
        >
          Accept
        </Button>
      </Buttons>
    </>
  );
}

function DeclineDialog({ view, send }: TermsProps) {
  const stay = () => send({ type: 'decline.dismissed' });
  return (
    <Dialog
      title="Decline terms?"
      open={view.confirmingDecline}
      onClose={stay}
      foot={
        <>
          <Button onPress={stay}>Keep reading</Button>
          <Button kind="danger" onPress={() => send({ type: 'decline.confirmed' })}>
            Decline terms
          </Button>
        </>
      }
    >
      <p>Your business can’t go live until you accept the terms. You can come back and accept them at any time.</p>
    </Dialog>
  );
}
