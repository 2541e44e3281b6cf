import { isolated } from '../../../../contract/shownText';
import { asSentence } from '../../../../machines/kit/flow/fault';
import type { approvalMachine } from '../../../../machines/payouts/approval/approval.machine';
import { shortBy } from '../../../../machines/payouts/approval/approval.rules';
import { type ApprovalView, selectApproval } from '../../../../machines/payouts/approval/approval.select';
import type { ApprovalOutput, Approver } from '../../../../machines/payouts/approval/approval.types';
import { css } from '../../../../styled-system/css';
import { type Flow, useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { DetailPanel } from '../../../ui/layers/DetailPanel';
import { Stack } from '../../../ui/layout/Stack';
import { Toolbar } from '../../../ui/tables/Toolbar';
import { formatAmount } from '../../../ui/text/format';
import type { approvalsFlows } from '../../../wiring/payouts/approvals';
import { CodeEntry, ResendButton, VerifyButton } from '../../kit/CodeEntry';
import { PaneError } from '../../kit/PartError';
import { TestMode } from '../../kit/TestMode';
import { TimedResendButton } from '../../kit/TimedResendButton';
import { ApprovalSubject, type NotesOf } from './ApprovalSubject';
import type { Asked } from './approvalAddress';
import { BARRED_WORDS } from './approvalWords';
import { type Balances, WithAvailable } from './BalanceAfter';
import { DecidedPayouts } from './DecidedPayouts';
import { DecideButtons } from './DecisionParts';

interface ApprovalPaneProps {
  readonly machine: (typeof approvalsFlows)['approval'];
  readonly asked: Asked;
  readonly approver: Approver;
  readonly email: string;
  /** When the list was loaded, in milliseconds since the epoch. */
  readonly now: number;
  /** When the last code for exactly these payouts was sent, if another one cannot be requested yet. */
  readonly sentAt?: number | null;
  /** Null: the role may not view balances. */
  readonly balances?: Balances | null;
  readonly notes: NotesOf;
  /** Called with the payouts that were decided by somebody else, or before. */
  readonly onDecided: (payoutIds: readonly string[]) => void;
  readonly onDone: (output: ApprovalOutput) => void;
}

type ApprovalFlow = Flow<typeof approvalMachine, ApprovalView>;

const FORM = 'approval-code';

// Beside the button that sends another code.
const noteText = css({
  flex: '[1 1 10rem]',
  minW: '0',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  overflowWrap: 'anywhere',
});

/** APR-01: the decision and its code. */
export function ApprovalPane({
  machine,
  asked,
  approver,
  email,
  now,
  sentAt = null,
  balances = null,
  notes,
  onDecided,
  onDone,
}: ApprovalPaneProps) {
  const flow = useFlow(machine, {
    input: { ...asked, approver, sentAt },
    select: selectApproval,
    onChange: ({ context: { decided } }) => decided.length > 0 && onDecided(decided.map(({ payoutId }) => payoutId)),
    onDone,
  });
  const { view } = flow;
  const pane = (available: string | null) => (
    <Pane flow={flow} asked={asked} email={email} now={now} available={available} notes={notes} />
  );
  if (balances === null) return pane(null);
  return (
    <WithAvailable balances={balances} currency={view.total?.currency ?? null}>
      {pane}
    </WithAvailable>
  );
}

interface PaneProps extends Pick<ApprovalPaneProps, 'asked' | 'email' | 'now' | 'notes'> {
  readonly flow: ApprovalFlow;
  /** What is available of the Payout Balance. Null: not known, or the role may not view it. */
  readonly available: string | null;
}

function Pane({ flow, asked, email, now, available, notes }: PaneProps) {
  const { view } = flow;
  const isOne = asked.payoutIds.length === 1;
  const { body, foot, leave } = look(flow, { email, available, isOne, now });
  return (
    <DetailPanel
      title={titleOf(view, isOne)}
      open={view.step !== 'ended'}
      canClose={leave !== null}
      onClose={() => leave?.()}
      foot={foot}
    >
      <Stack>
        {view.payouts.length > 0 && (
          <ApprovalSubject view={view} now={now} available={available} notes={notes}>
            {body}
          </ApprovalSubject>
        )}
        {view.payouts.length === 0 && body}
      </Stack>
    </DetailPanel>
  );
}

/** Names the decision, except to a person who cannot make it, or once it was made. */
function titleOf({ step, isApproved }: ApprovalView, isOne: boolean): string {
  const subject = isOne ? 'payout' : 'payouts';
  if (step === 'forbidden' || step === 'alreadyDecided') return isOne ? 'Payout' : 'Payouts';
  return `${isApproved ? 'Approve' : 'Decline'} ${subject}`;
}

interface ShortProps {
  readonly available: string | null;
  readonly currency: string | undefined;
}

/** Says that the Payout Balance does not suffice, if it does not. */
function Short({ available, currency = '' }: ShortProps) {
  const short = shortBy(available);
  return short !== null && <Alert tone="bad">Your Payout Balance is {formatAmount(short, currency)} short.</Alert>;
}

interface Shown extends Pick<PaneProps, 'email' | 'available' | 'now'> {
  readonly isOne: boolean;
}

/** Returns the view of each state, and how to leave it. Null: a call is running. */
function look(flow: ApprovalFlow, { email, available, isOne, now }: Shown) {
  const { view, send, can } = flow;
  const dismiss = () => send({ type: 'dismissed' });
  switch (view.step) {
    case 'ended':
    case 'loading':
      return { body: <Busy>Loading the details…</Busy>, foot: null, leave: dismiss };
    case 'loadFailed':
      return {
        body: view.loadFault && (
          <PaneError
            fault={view.loadFault}
            what={isOne ? 'this payout' : 'these payouts'}
            onRetry={() => send({ type: 'payouts.retry' })}
          />
        ),
        foot: null,
        leave: dismiss,
      };
    case 'forbidden':
      return {
        body: <Alert tone="plain">{BARRED_WORDS[view.barrier ?? 'role']}</Alert>,
        // Its reason stands in place of the buttons, and Close is at its title.
        foot: null,
        leave: dismiss,
      };
    case 'reviewing':
      return {
        body: <Short available={available} currency={view.total?.currency} />,
        foot: <DecideButtons view={view} send={send} isShort={shortBy(available) !== null} />,
        leave: dismiss,
      };
    case 'sendingCode':
      return { body: <Busy>Sending your code…</Busy>, foot: null, leave: null };
    case 'codeNotSent':
      return {
        body: (
          <>
            <Alert tone={view.codeRetry.state === 'waiting' ? 'plain' : 'bad'}>{view.problem}</Alert>
            <p>If you already have a code, it may still work.</p>
          </>
        ),
        foot: (
          <>
            <Button onPress={() => send({ type: 'code.available' })}>I have a code</Button>
            <TimedResendButton
              kind="solid"
              state={view.codeRetry.state}
              at={view.codeRetry.at}
              disabled={!can('code.retry')}
              onAsk={() => send({ type: 'code.retry' })}
            >
              Send new code
            </TimedResendButton>
          </>
        ),
        leave: dismiss,
      };
    case 'verifying':
      return verifying(flow, email);
    case 'submitting':
      return { body: <Busy>Sending your decision…</Busy>, foot: null, leave: null };
    case 'alreadyDecided':
      return { body: <DecidedPayouts view={view} now={now} />, foot: null, leave: dismiss };
    case 'checkingRefusal':
    case 'checkingOutcome':
      return { body: <Busy>Checking the status…</Busy>, foot: null, leave: dismiss };
    case 'outcomeUnknown':
      return {
        body: (
          <>
            <Alert tone="bad">{view.problem}</Alert>
            <p>We couldn’t confirm the status. Until we can, we won’t send anything.</p>
          </>
        ),
        foot: (
          <Button kind="solid" onPress={() => send({ type: 'payouts.retry' })}>
            Check status
          </Button>
        ),
        leave: dismiss,
      };
  }
}

function verifying({ view, send, part }: ApprovalFlow, email: string) {
  const { otp, isApproved } = view;
  const entry = part('otp');
  const isOpen = otp && entry;
  const kind = isApproved ? ({ icon: 'check' } as const) : ({ kind: 'danger', icon: 'x' } as const);
  return {
    body: isOpen && (
      <Stack>
        <TestMode />
        <CodeEntry id={FORM} label="Your code" view={otp} autoFocus {...entry} />
        <Toolbar>
          <p className={noteText}>
            {view.sent && <span>{asSentence(view.sent)}</span>} {view.isCodeSent && `Sent to ${isolated(email)}.`}
          </p>
          <ResendButton view={otp} {...entry} />
        </Toolbar>
      </Stack>
    ),
    foot: isOpen && (
      <>
        <Button onPress={() => entry.send({ type: 'otp.dismissed' })}>Back to review</Button>
        <VerifyButton form={FORM} view={otp} {...kind} {...entry}>
          {isApproved ? 'Confirm approval' : 'Confirm decline'}
        </VerifyButton>
      </>
    ),
    leave: () => send({ type: 'dismissed' }),
  };
}
