import { isolated } from '../../../contract/shownText';
import { HOME } from '../../../machines/onboarding/onboarding/onboarding.rules';
import { type OnboardingView, selectOnboarding } from '../../../machines/onboarding/onboarding/onboarding.select';
import { useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { Dialog } from '../../ui/layers/Dialog';
import { Page } from '../../ui/layout/Page';
import { BackLink } from './BackLink';
import { Checklist } from './Checklist';
import { GhostFigures } from './GhostFigures';
import type { OnboardingProps, OnboardingScreenProps } from './onboardingProps';

const WORDS: Readonly<Partial<Record<NonNullable<OnboardingView['busy']>, string>>> = {
  loading: 'Checking your progress…',
  checkingOutcome: 'Checking your submission…',
  redirecting: 'Redirecting you…',
};

/** The title of the list once the documents are submitted. */
const TITLES: Readonly<Record<string, string>> = {
  'Pending-Approval': 'Documents under review',
  Active: 'Onboarding complete',
};

/** ONB-02, ONB-03: the checklist, which welcomes a business that has filled in nothing yet. The first page leads back to nothing. */
export function OnboardingScreen({ flows, mayManage, hasInterface, isList, pageOf }: OnboardingScreenProps) {
  const flow = useFlow(flows.onboarding, { input: { mayManage, hasInterface }, select: selectOnboarding });
  const { view, send } = flow;
  const waiting = view.busy === null ? undefined : WORDS[view.busy];
  const isWelcome = !isList && view.fresh;
  return (
    <Page
      title={titleOf(view, isWelcome, isList)}
      actions={
        !view.unknown &&
        !view.failed && (
          <Button icon="refresh" disabled={view.busy !== null} onPress={() => send({ type: 'onboarding.retry' })}>
            Refresh
          </Button>
        )
      }
    >
      {view.leadsBack && isList && <BackLink to={HOME} />}
      {waiting && <Busy>{waiting}</Busy>}
      {view.problem && (
        <Alert tone="bad" action={view.failed && <Button onPress={() => send({ type: 'onboarding.retry' })}>Try again</Button>}>
          {view.problem}
        </Alert>
      )}
      {!view.unknown && <Checklist {...flow} pageOf={pageOf} isWelcome={isWelcome} />}
      {isWelcome && <GhostFigures />}
      <SwitchDialog {...flow} />
    </Page>
  );
}

function titleOf(view: OnboardingView, isWelcome: boolean, isList: boolean): string {
  if (isWelcome) return `Welcome, ${isolated(view.name || 'to your new business')}`;
  return !isList && view.unknown ? 'Get started' : (TITLES[view.status] ?? 'We need more information');
}

/** ONB-06. */
function SwitchDialog({ view, send }: OnboardingProps) {
  const stay = () => send({ type: 'switch.dismissed' });
  return (
    <Dialog
      title={`Switch to ${view.other}?`}
      open={view.confirmingSwitch}
      onClose={stay}
      foot={
        <>
          <Button onPress={stay}>Keep {view.type}</Button>
          <Button kind="solid" onPress={() => send({ type: 'switch.confirmed' })}>
            Switch type
          </Button>
        </>
      }
    >
      <p>
        {isolated(view.name || 'This business')} is set up as {view.type === 'Company' ? 'a company' : 'an individual'}. The steps
        are different for {view.other === 'Company' ? 'a company' : 'an individual'}. We’ll keep what you’ve entered.
      </p>
    </Dialog>
  );
}
