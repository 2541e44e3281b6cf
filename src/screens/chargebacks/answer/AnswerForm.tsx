import { useRef } from 'react';
import { EVIDENCE_LIMITS } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.files';
import type { Blocker } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.rules';
import type { AnswerView } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';
import type { Decision } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { Button } from '../../../ui/buttons/Button';
import { TextButton } from '../../../ui/buttons/TextButton';
import { ChoiceCards } from '../../../ui/controls/ChoiceCards';
import { TextAreaField } from '../../../ui/controls/TextAreaField';
import { PageFoot } from '../../../ui/layout/PageFoot';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { formatAmount } from '../../../ui/text/format';
import { DraftSaved } from '../../kit/DraftSaved';
import { draftWords } from '../../kit/draftWords';
import { Refused } from '../../kit/Refused';
import { TestMode } from '../../kit/TestMode';
import { AnswerColumns, type AsideProps } from './AnswerAside';
import type { AnswerFlow } from './answerFlow';
import { EvidencePart } from './EvidencePart';

const REASONS: Readonly<Record<Blocker, string>> = {
  explanation: 'Enter an explanation.',
  wrongExplanation: 'Correct the explanation.',
  reading: 'Wait until your files are read.',
};

/** What each decision means, with the money that it moves. */
export function choicesOf({ disputed }: Pick<AnswerView, 'disputed'>) {
  if (disputed === null) return [];
  const { amount, fee, currency } = disputed.chargeback;
  const cost = fee === null ? 'You may also pay a fee.' : `You also pay the fee of ${formatAmount(fee, currency)}.`;
  return [
    {
      value: 'decline' as const,
      label: 'Decline',
      about: 'You dispute it and send evidence. The amount stays held until the bank decides.',
    },
    {
      value: 'accept' as const,
      label: 'Accept',
      about: `The customer keeps ${formatAmount(amount, currency)}. ${cost} This is final.`,
    },
  ];
}

interface AnswerFormProps extends Pick<AsideProps, 'transactions'> {
  readonly flow: AnswerFlow;
  /** Whether the draft would survive a reload. */
  readonly isKept: boolean;
  /** When the draft was saved, by this device’s clock. Null for a draft of an earlier page. */
  readonly savedAt: string | null;
}

/** Step 1: the decision, why, and the documents. */
export function AnswerForm({ flow, transactions, isKept, savedAt }: AnswerFormProps) {
  const { view, send } = flow;
  const { draft, problem, explanationError } = view;
  const declines = draft.decision === 'decline';
  const words = useRef<HTMLDivElement>(null);
  const propose = () => {
    send({ type: 'letter.proposed' });
    // The button goes, and the merchant writes on where the letter ends.
    words.current?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <AnswerColumns view={view} transactions={transactions}>
        <TestMode />
        <Refused problem={problem}>{draftWords(isKept)}</Refused>
        <Section title="Your answer">
          <ChoiceCards<Decision>
            label="Your answer"
            value={draft.decision}
            options={choicesOf(view)}
            onChoose={(decision) => send({ type: 'decision.chosen', decision })}
          />
        </Section>
        {draft.decision !== '' && (
          <div data-ruled ref={words}>
            <Stack close>
              <TextAreaField
                label="Explanation"
                rows={declines ? 6 : 3}
                limit={EVIDENCE_LIMITS.comment}
                value={draft.explanation}
                problem={explanationError}
                hint={declines ? 'Say what happened, in order, with dates. The bank reads this first.' : 'Say why you accept.'}
                onText={(explanation) => send({ type: 'explanation.changed', explanation })}
              />
              {declines && view.mayPropose && (
                <div>
                  <TextButton inText onPress={propose}>
                    Propose a letter
                  </TextButton>
                </div>
              )}
            </Stack>
          </div>
        )}
        {declines && <EvidencePart {...flow} />}
      </AnswerColumns>
      <PageFoot
        saved={
          draft.explanation !== '' && (
            <DraftSaved isKept={isKept} at={savedAt} but={declines ? 'Files aren’t part of the draft.' : ''} />
          )
        }
        note={noteOf(view)}
        actions={<Buttons flow={flow} isKept={isKept} />}
      />
    </>
  );
}

/** What the draft is missing. Missing documents never block. */
function noteOf({ draft, rows }: AnswerView): string | null {
  if (draft.decision === '') return 'Choose whether you decline or accept.';
  const missing = rows.filter(({ isRecommended, isThere, state }) => isRecommended && !isThere && state !== 'reading').length;
  if (draft.decision === 'accept' || missing === 0) return null;
  const are = missing === 1 ? 'recommended document is' : 'recommended documents are';
  return `${missing} ${are} missing. You can submit without ${missing === 1 ? 'it' : 'them'}.`;
}

function Buttons({ flow: { view, send }, isKept }: Pick<AnswerFormProps, 'flow' | 'isKept'>) {
  const { draft, blocker, mayAccept } = view;
  const reason = blocker && REASONS[blocker];
  return (
    <>
      <Button onPress={() => send({ type: 'dismissed' })}>{isKept ? 'Save and close' : 'Close'}</Button>
      {draft.decision === 'accept' && (
        <Button kind="solid" disabled={!mayAccept} reason={reason} onPress={() => send({ type: 'accept.requested' })}>
          Accept chargeback
        </Button>
      )}
      {draft.decision === 'decline' && (
        <Button kind="solid" disabled={blocker !== null} reason={reason} onPress={() => send({ type: 'answer.reviewed' })}>
          Review answer
        </Button>
      )}
    </>
  );
}
