import type { ReactNode } from 'react';
import type { chargebackAnswerMachine } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.machine';
import { isEmptyDraft } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.rules';
import {
  type AnswerView,
  bookmarkAnswer,
  selectChargebackAnswer,
} from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';
import type { AnswerOutput, Bookmark, Disputed } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { pageOfChargeback } from '../../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { sentences } from '../../../../machines/kit/flow/fault';
import type { Wired } from '../../../../machines/kit/flow/port';
import { Link } from '../../../flow/Link';
import { useStepBack } from '../../../flow/stepBack';
import { useUnsaved } from '../../../flow/unsaved';
import { useFlow } from '../../../flow/useFlow';
import { useKept } from '../../../flow/useKept';
import { useOnce } from '../../../flow/useOnce';
import { Button } from '../../../ui/buttons/Button';
import { linkStyle } from '../../../ui/buttons/button.style';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { Breadcrumb } from '../../../ui/layout/Breadcrumb';
import { Page } from '../../../ui/layout/Page';
import { PageSteps } from '../../../ui/layout/PageSteps';
import { Stack } from '../../../ui/layout/Stack';
import { draftWords } from '../../kit/draftWords';
import { LeavingDialog } from '../../kit/LeavingDialog';
import { Refused } from '../../kit/Refused';
import { AcceptDialog } from './AcceptDialog';
import { AnswerForm } from './AnswerForm';
import { AnswerOutcome } from './AnswerOutcome';
import { AnswerReview } from './AnswerReview';
import { answerBookmark } from './answerBookmark';
import type { AnswerFlow } from './answerFlow';
import { lossOf } from './loss';
import { Overdue, Overtaken, Settled } from './Unanswerable';

interface AnswerPageProps {
  readonly machine: Wired<typeof chargebackAnswerMachine>;
  /** The chargeback's id. */
  readonly id: string;
  /** The path of the list. */
  readonly list: string;
  /** The name of the active business. */
  readonly business: string;
  /** The name of the signed-in user. */
  readonly user: string;
  /** The path of a transaction’s details, before its payment reference. Null if this role cannot open it. */
  readonly transactions: string | null;
  /** The details of the chargeback, below the outcome. */
  readonly behind: ReactNode;
  /** In the outcome: where the merchant goes on. */
  readonly next: ReactNode;
  /** When it was answered. Null until the details say it. */
  readonly answeredAt: string | null;
  /** Called once when no answer is needed any more: the details are old. Given is what is known until they are loaded again. */
  readonly onSettled: (settled: Disputed) => void;
  readonly onDone: (output: AnswerOutput) => void;
}

const TITLE = 'Treat Chargeback';
const STEPS = ['Answer', 'Review'];
const WORK = 'Your answer';

/** In the list of what a switch of the business loses. */
const FILES = 'Files of your answer';
const IN_DIALOG = { dialog: 'open' };

const AT_REVIEW: readonly AnswerView['step'][] = ['reviewing', 'submitting', 'checkingOutcome', 'outcomeUnknown'];

/** CBK-03: answers a chargeback. */
export function AnswerPage(props: AnswerPageProps) {
  const { machine, id, list, business, user, transactions, behind, next, answeredAt, onSettled, onDone } = props;
  const { recalled, isKept, savedAt, keep } = useKept<Bookmark>(answerBookmark(id), WORK);
  const flow = useFlow(machine, {
    input: { id, bookmark: recalled },
    select: selectChargebackAnswer,
    onChange: (snapshot) => keep(bookmarkAnswer(snapshot)),
    onDone,
  });
  const { step, settled } = flow.view;
  useUnsaved(step === 'submitting' ? WORK : null, IN_DIALOG);
  useUnsaved(flow.view.losesFiles ? FILES : null, { ...IN_DIALOG, words: lossOf(flow.view, isKept) });
  useStepBack(step === 'reviewing' ? () => flow.send({ type: 'answer.revised' }) : null);
  useOnce(settled !== null, () => settled && onSettled(settled));
  if (step === 'answered')
    return (
      <>
        {behind}
        <AnswerOutcome {...flow} next={next} answeredAt={answeredAt} />
      </>
    );
  if (step === 'ended') return behind;
  return (
    <Page
      title={TITLE}
      above={
        <Breadcrumb>
          {[
            <Link key="list" href={list} className={linkStyle}>
              Chargebacks
            </Link>,
            <Link key="details" href={pageOfChargeback({ id })} className={linkStyle}>
              {id}
            </Link>,
            TITLE,
          ]}
        </Breadcrumb>
      }
      actions={<PageSteps labels={STEPS} current={AT_REVIEW.includes(step) ? 1 : 0} />}
    >
      <Step flow={flow} isKept={isKept} savedAt={savedAt} business={business} user={user} transactions={transactions} />
    </Page>
  );
}

interface StepProps extends Pick<AnswerPageProps, 'business' | 'user' | 'transactions'> {
  readonly flow: AnswerFlow;
  /** Whether the draft would survive a reload. */
  readonly isKept: boolean;
  readonly savedAt: string | null;
}

function Step({ flow, isKept, savedAt, business, user, transactions }: StepProps) {
  const { view, send } = flow;
  // Without a draft nothing is said of one.
  const ofDraft = isEmptyDraft(view.draft) ? null : draftWords(isKept);
  switch (view.step) {
    case 'loading':
      return (
        <Stack>
          <Refused problem={view.problem}>{sentences(ofDraft, 'The chargeback is loading again.')}</Refused>
          <Busy>Loading the chargeback…</Busy>
          <div>
            <Button onPress={() => send({ type: 'dismissed' })}>View chargeback</Button>
          </div>
        </Stack>
      );
    case 'loadFailed':
      return (
        <Stack>
          <Alert tone="bad" action={<Button onPress={() => send({ type: 'chargeback.retry' })}>Try again</Button>}>
            {sentences(view.problem, 'Nothing was sent.', ofDraft)}
          </Alert>
          <div>
            <Button onPress={() => send({ type: 'dismissed' })}>View chargeback</Button>
          </div>
        </Stack>
      );
    case 'settled':
      return <Settled {...flow} />;
    case 'deciding':
    case 'gathering':
      return <AnswerForm flow={flow} transactions={transactions} isKept={isKept} savedAt={savedAt} />;
    case 'leaving':
      return (
        <>
          <AnswerForm flow={flow} transactions={transactions} isKept={isKept} savedAt={savedAt} />
          <LeavingDialog open send={flow.send}>
            <p>{lossOf(flow.view, isKept)}</p>
          </LeavingDialog>
        </>
      );
    case 'accepting':
      return (
        <>
          <AnswerForm flow={flow} transactions={transactions} isKept={isKept} savedAt={savedAt} />
          <AcceptDialog {...flow} />
        </>
      );
    case 'reviewing':
    case 'submitting':
    case 'checkingOutcome':
    case 'outcomeUnknown':
      return <AnswerReview flow={flow} transactions={transactions} business={business} user={user} />;
    case 'overtaken':
      return <Overtaken flow={flow} business={business} />;
    case 'overdue':
      return <Overdue flow={flow} transactions={transactions} />;
    case 'answered':
    case 'ended':
      return null;
  }
}
