import { isolated } from '../../../contract/shownText';
import { TOUR } from '../../../machines/onboarding/onboarding/onboarding.rules';
import type { StepView } from '../../../machines/onboarding/onboarding/onboarding.select';
import { Link } from '../../flow/Link';
import { Button } from '../../ui/buttons/Button';
import { Buttons } from '../../ui/buttons/Buttons';
import { linkStyle } from '../../ui/buttons/button.style';
import { TextButton } from '../../ui/buttons/TextButton';
import { Alert } from '../../ui/feedback/Alert';
import { StepProgress } from '../../ui/feedback/StepProgress';
import { StepRows } from '../../ui/tables/StepRows';
import type { OnboardingProps, OnboardingScreenProps } from './onboardingProps';

interface ChecklistProps extends OnboardingProps, Pick<OnboardingScreenProps, 'pageOf'> {}

const STATES: Readonly<Record<string, { readonly tone: 'good' | 'plain' | 'bad'; readonly words: string }>> = {
  'Pending-Approval': {
    tone: 'plain',
    words: 'We’re reviewing your documents. You don’t need to do anything for now.',
  },
  Active: { tone: 'good', words: 'Your business is live. You’ve completed every required step.' },
  Declined: { tone: 'bad', words: 'Your documents were declined. Fix the items below and resubmit.' },
};

const reasonOf = (reason: string) =>
  reason === '' ? 'We weren’t given a reason. Contact support to find out more.' : `Reason: ${isolated(reason)}`;

/** ONB-03, ONB-04, ONB-05, ONB-06. */
export function Checklist({ view, can, send, pageOf }: ChecklistProps) {
  const state = STATES[view.status];
  const isSubmitting = view.busy === 'submitting' || view.busy === 'checkingOutcome';
  return (
    <>
      {state ? (
        <Alert tone={state.tone}>
          <p>{state.words}</p>
          {view.status === 'Declined' && <p>{reasonOf(view.declineReason)}</p>}
        </Alert>
      ) : (
        <p>
          {isolated(view.name || 'Your account')} is in test mode. Complete these steps and submit your documents to activate live
          payments.
        </p>
      )}
      <Steps view={view} pageOf={pageOf} />
      {view.open && (
        <Buttons>
          <Button
            kind="solid"
            disabled={!can('goLive.requested') && !isSubmitting}
            busy={isSubmitting}
            reason={view.blocker}
            onPress={() => send({ type: 'goLive.requested' })}
          >
            Submit Documents
          </Button>
          <Button
            disabled={!can('start.requested') && view.busy !== 'redirecting'}
            busy={view.busy === 'redirecting'}
            onPress={() => send({ type: 'start.requested' })}
          >
            Proceed to Onboarding
          </Button>
        </Buttons>
      )}
      <Buttons>
        <Link href={TOUR} className={linkStyle}>
          Take the tour
        </Link>
        {view.open && can('switch.requested') && (
          <TextButton inText onPress={() => send({ type: 'switch.requested' })}>{`Switch to ${view.other}`}</TextButton>
        )}
      </Buttons>
    </>
  );
}

interface StepsProps extends Pick<ChecklistProps, 'view' | 'pageOf'> {
  /** Without what a press on a row does, because another action leads. */
  readonly plain?: boolean;
}

/** How far the business is, and every step. */
export const Steps = ({ view, pageOf, plain = false }: StepsProps) => (
  <>
    <StepProgress percents={view.steps.map(({ percent }) => percent)} />
    <StepRows
      label="Onboarding steps"
      rows={view.steps.map((step) => rowOf(step, pageOf(step.path), plain ? null : actionOf(step, view.open)))}
    />
  </>
);

function actionOf({ percent }: StepView, isOpen: boolean): string {
  if (!isOpen || percent >= 100) return 'View';
  return percent > 0 ? 'Continue' : 'Start';
}

function rowOf({ section, title, description, percent, isRequired }: StepView, page: string | null, action: string | null) {
  return {
    key: section,
    title: page ? <Link href={page}>{title}</Link> : title,
    description,
    percent,
    note: isRequired ? null : 'Not required to go live',
    action: page && action,
  };
}
