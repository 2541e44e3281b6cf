import type { ReactNode } from 'react';
import { costOf } from '../../../../machines/chargebacks/chargebackDetails/chargebackDetails.rules';
import { Button } from '../../../ui/buttons/Button';
import { Copyable } from '../../../ui/buttons/Copyable';
import { Dialog } from '../../../ui/layers/Dialog';
import { OutcomeHead, Stamp } from '../../../ui/layers/OutcomeSheet';
import { Stack } from '../../../ui/layout/Stack';
import { TotalsTable } from '../../../ui/tables/TotalsTable';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { formatBytes, formatSigned } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { Timeline } from '../../../ui/text/Timeline';
import { TestMode } from '../../kit/TestMode';
import type { AnswerFlow } from './answerFlow';

interface AnswerOutcomeProps extends AnswerFlow {
  /** Leads to the next chargeback. */
  readonly next: ReactNode;
  /** Wall-clock text of the provider. Null until the chargeback was loaded again. */
  readonly answeredAt: string | null;
}

/** What was sent, and what it moved. A declined chargeback is not decided yet, so its stamp is dashed. */
export function AnswerOutcome({ view: { answer, disputed }, send, next, answeredAt }: AnswerOutcomeProps) {
  if (answer === null || disputed === null) return null;
  const { chargeback, order } = disputed;
  const { amount, fee, held, currency, id, email } = chargeback;
  const { isAccepted, files } = answer;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const before = held ?? amount;
  const submitted = answeredAt && `${formatDay(answeredAt)} ${formatShortTime(answeredAt)}`;
  const leave = () => send({ type: 'dismissed' });
  return (
    <Dialog
      title={isAccepted ? 'Chargeback accepted' : 'Answer submitted'}
      open
      onClose={leave}
      foot={
        <>
          {next}
          <Button kind="solid" onPress={leave}>
            Done
          </Button>
        </>
      }
    >
      <Stack>
        <TestMode />
        <OutcomeHead
          label={isAccepted ? 'You accepted' : 'You declined'}
          sum={<Money amount={amount} currency={currency} size="sum" />}
          stamp={
            <Stamp tone={isAccepted ? 'red' : 'indigo'} final={isAccepted} date={submitted}>
              {isAccepted ? 'Accepted' : 'Awaiting Response'}
            </Stamp>
          }
        >
          disputed by{' '}
          <strong>
            <bdi>{order?.customerName || email}</bdi>
          </strong>
        </OutcomeHead>
        {!isAccepted && (
          <Timeline
            steps={[
              {
                label:
                  files.length === 0
                    ? 'Explanation sent'
                    : `Explanation and ${files.length} file${files.length === 1 ? '' : 's'} sent`,
                note: files.length === 0 ? null : formatBytes(bytes),
                state: 'done',
                icon: 'circle-check',
              },
              { label: 'The bank decides', note: 'You see it in Feedback Threads', state: 'ahead', icon: 'circle-dashed' },
              { label: 'Money returned or lost', state: 'ahead', icon: 'circle-dashed' },
            ]}
          />
        )}
        {isAccepted ? (
          <TotalsTable
            label="This chargeback cost you"
            rows={[
              { label: 'Lost', amount: formatSigned(amount, currency) },
              { label: 'Fee', amount: fee === null ? 'Not given by the provider' : formatSigned(fee, currency) },
            ]}
            total={<Money amount={costOf(chargeback)} currency={currency} />}
          />
        ) : (
          <TotalsTable
            label="Still held"
            rows={[
              { label: 'Held before', amount: formatSigned(before, currency) },
              { label: 'Moved by this answer', amount: formatSigned('0', currency) },
            ]}
            total={<Money amount={before} currency={currency} />}
          />
        )}
        <DescriptionList
          rows={[
            { label: 'Chargeback', value: <Copyable label="Chargeback" text={id} /> },
            ...(submitted ? [{ label: 'Submitted', value: `${submitted} WAT` }] : []),
          ]}
        />
      </Stack>
    </Dialog>
  );
}
