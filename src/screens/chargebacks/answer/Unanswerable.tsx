/** What shows in place of an answer: it was answered or decided before, or the time ended. */
import type { Decision } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { categoryLabel } from '../../../../machines/chargebacks/chargebackAnswer/evidence';
import type { ChargebackInFull } from '../../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import { wasMissed } from '../../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { css } from '../../../../styled-system/css';
import { useFlowContext } from '../../../flow/FlowProvider';
import { Button } from '../../../ui/buttons/Button';
import { copyText } from '../../../ui/buttons/clipboard';
import { ChoiceCards } from '../../../ui/controls/ChoiceCards';
import { Callout } from '../../../ui/feedback/Callout';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { TakesFocus } from '../../../ui/layout/TakesFocus';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { formatAmount, formatBytes } from '../../../ui/text/format';
import { AnswerColumns, type AsideProps } from './AnswerAside';
import { choicesOf } from './AnswerForm';
import type { AnswerFlow } from './answerFlow';

const kept = css({
  px: '3',
  py: '2',
  border: '[1px dashed token(colors.line.control)]',
  borderRadius: 'control',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const view = (send: AnswerFlow['send']) => (
  <Button kind="solid" onPress={() => send({ type: 'dismissed' })}>
    View chargeback
  </Button>
);

/** An answer that arrived is never said to be unsent: the merchant may reload its outcome. */
function whyNot(chargeback: ChargebackInFull, isClosedByComment: boolean): string {
  const { status, answeredAt } = chargeback;
  if (answeredAt !== null)
    return `It was answered on ${formatDay(answeredAt)} ${formatShortTime(answeredAt)}, and its status is ${status}. Nothing more can be sent.`;
  if (isClosedByComment) return 'A final comment closed it. Nothing was sent.';
  if (wasMissed(chargeback)) return `The time to answer ended, and its status is ${status}. Nothing was sent.`;
  return `Its status is ${status}. Only new and pending chargebacks can be answered. Nothing was sent.`;
}

/** Why it can't be answered. */
export function Settled({ view: { disputed, draft, isClosedByComment }, send }: AnswerFlow) {
  if (disputed === null) return null;
  const { chargeback } = disputed;
  const why = whyNot(chargeback, isClosedByComment);
  return (
    <Stack>
      <TakesFocus>
        <Callout tone="indigo" role="alert" title="This chargeback can’t be answered." action={view(send)}>
          {why}
        </Callout>
      </TakesFocus>
      {draft.explanation.trim() !== '' && <YourExplanation text={draft.explanation} />}
      {disputed.chargeback.answeredAt === null && <Chosen draft={draft} />}
    </Stack>
  );
}

function useCopy(text: string) {
  const { notice } = useFlowContext();
  return async () => {
    const isCopied = await copyText(text);
    if (isCopied) notice({ flow: 'copy', tone: 'good', text: 'Explanation copied' });
    else notice({ flow: 'copy', tone: 'bad', text: 'Your browser blocked copying. Select the text instead.' });
  };
}

const CopyExplanation = ({ text }: { readonly text: string }) => {
  const copy = useCopy(text);
  return (
    <Button icon="copy" onPress={copy}>
      Copy explanation
    </Button>
  );
};

/** What the merchant wrote and never sent. */
const YourExplanation = ({ text }: { readonly text: string }) => (
  <Section title="Your explanation" actions={<CopyExplanation text={text} />}>
    <p className={kept}>
      <bdi>{text}</bdi>
    </p>
  </Section>
);

/** The files that were chosen and never sent. A reload keeps their names alone. */
function Chosen({ draft: { files, lost } }: Pick<AnswerFlow['view'], 'draft'>) {
  const count = files.length + lost.length;
  if (count === 0) return null;
  return (
    <Section
      title="Evidence"
      actions={<span data-inline>{`${count} file${count === 1 ? ' was' : 's were'} chosen, none was sent`}</span>}
    >
      <DescriptionList
        rows={[
          ...files.map(({ category, name, bytes }) => ({
            label: categoryLabel(category),
            value: (
              <>
                <bdi>{name}</bdi>, {formatBytes(bytes)}
              </>
            ),
          })),
          ...lost.map(({ category, name }) => ({ label: categoryLabel(category), value: <bdi>{name}</bdi> })),
        ]}
      />
    </Section>
  );
}

interface OverdueProps extends Pick<AsideProps, 'transactions'> {
  readonly flow: AnswerFlow;
}

/** The time ended. The draft can be read and copied, and nothing can be sent. */
export function Overdue({ flow: { view: shown, send }, transactions }: OverdueProps) {
  const { disputed, draft } = shown;
  if (disputed === null) return null;
  const { dueAt, amount, held, currency } = disputed.chargeback;
  const moment = dueAt === null ? '' : ` at ${formatShortTime(dueAt)} on ${formatDay(dueAt)}`;
  return (
    <Stack>
      <TakesFocus>
        <Callout
          tone="red"
          icon="clock-alert"
          role="alert"
          title={`The time to answer ended${moment}. Nothing was sent.`}
          action={
            <>
              {draft.explanation !== '' && <CopyExplanation text={draft.explanation} />}
              {view(send)}
            </>
          }
        >
          The bank decides without your answer. {formatAmount(held ?? amount, currency)} stays held until then. Your draft is kept
          below.
        </Callout>
      </TakesFocus>
      <AnswerColumns view={shown} transactions={transactions}>
        <Section title="Your answer">
          <ChoiceCards<Decision>
            label="Your answer"
            value={draft.decision}
            options={choicesOf(shown)}
            disabled
            onChoose={() => undefined}
          />
        </Section>
        <Section title="Explanation" actions={<span data-inline>Read only</span>}>
          <p className={kept}>
            <bdi>{draft.explanation || '—'}</bdi>
          </p>
        </Section>
        <Chosen draft={draft} />
      </AnswerColumns>
    </Stack>
  );
}

/** Somebody else answered, or the bank decided. */
export function Overtaken({ flow, business }: { readonly flow: AnswerFlow; readonly business: string }) {
  const { disputed, draft } = flow.view;
  if (disputed === null) return null;
  const { status, answeredAt, merchant, thread } = disputed.chargeback;
  const theirs = thread.findLast(({ isAdmin }) => !isAdmin);
  const at = theirs?.createdAt ?? answeredAt;
  const when = at === null ? '' : ` on ${formatDay(at)} ${formatShortTime(at)}`;
  return (
    <Stack>
      <TakesFocus>
        <Callout
          tone="orange"
          role="alert"
          title="This chargeback was decided or answered before your answer arrived."
          action={view(flow.send)}
        >
          <p>
            {theirs
              ? `Somebody at ${merchant || business} answered it${when}.`
              : `Nobody at your business answered it${wasMissed(disputed.chargeback) ? ' in time' : ''}.`}
          </p>
          <p>Your answer was not taken, and the status is {status}.</p>
        </Callout>
      </TakesFocus>
      {theirs && (
        <Section title="The answer that was sent">
          <p className={kept}>
            <bdi>{theirs.comment}</bdi>
          </p>
        </Section>
      )}
      <YourExplanation text={draft.explanation} />
      <Chosen draft={draft} />
    </Stack>
  );
}
