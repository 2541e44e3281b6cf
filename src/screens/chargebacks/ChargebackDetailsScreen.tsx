import { type ReactNode, useState } from 'react';
import type { Disputed } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import { endOfTime, isAnswerable, reasonOf } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.rules';
import { CHARGEBACKS, isTreatable } from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { isPositive } from '../../../machines/kit/values/money';
import { useDialogAddress } from '../../flow/dialogAddress';
import { Link } from '../../flow/Link';
import { useSegments } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { linkStyle } from '../../ui/buttons/button.style';
import { Copyable } from '../../ui/buttons/Copyable';
import { Alert } from '../../ui/feedback/Alert';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { RecordColumns } from '../../ui/tables/RecordColumns';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatMoment } from '../../ui/text/dates';
import { formatAmount, orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { useTimeLeft } from '../../ui/text/useTimeLeft';
import type { chargebackDetailsFlows } from '../../wiring/chargebacks/chargebackDetails';
import { DetailsPage } from '../kit/DetailsPage';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { OpenOrder, useIsOpenOrder } from '../kit/OpenOrder';
import { isMissing } from '../kit/PartError';
import { pageOfPayer } from '../kit/pageOfCustomer';
import { answerBookmark } from './answer/answerBookmark';
import { MoneyPart, TimelinePart } from './DisputeMoney';
import { DueBand } from './DueBand';
import { NextChargeback } from './NextChargeback';
import { SettlementName } from './SettlementName';
import { lookOf } from './status';
import { ThreadPart } from './Thread';
import { TransactionName } from './TransactionName';

interface ChargebackDetailsScreenProps {
  readonly flows: typeof chargebackDetailsFlows;
  /** The path of the list. */
  readonly list: string;
  /** The name of the active business. */
  readonly business: string;
  /** The name of the signed-in user. */
  readonly user: string;
  readonly mayAnswer: boolean;
  /** The path of a transaction's details, before its payment reference. Null if this role cannot open it. */
  readonly transactions: string | null;
  /** Whether this role can open the page of a customer. */
  readonly leadsToCustomer: boolean;
  /** Whether this role can open a settlement. */
  readonly leadsToSettlement: boolean;
}

const answer = lazyDialog(async () => (await import('./answer/AnswerPage')).AnswerPage);
const AHEAD = [answer.fetch];
const OPEN = ['open'] as const;
const ANSWER = 'answer';
const MINUTE_MS = 60_000;

interface Settled {
  /** What was loaded before. */
  readonly before: Disputed | null;
  /** What is known since. */
  readonly shown: Disputed;
}

/** Whether nothing was loaded since no answer is needed any more, so that no deadline counts although the page doesn't load again. */
const isOutdated = ({ before, shown }: Settled, value: Disputed | null, id: string) =>
  value === before && shown.chargeback.id === id;

/** CBK-02, CBK-03: shows the chargeback whose id is in the URL. Its answer takes the place of the page. */
export function ChargebackDetailsScreen(props: ChargebackDetailsScreenProps) {
  const { flows, list, business, user, mayAnswer } = props;
  usePreloaded(AHEAD);
  const id = useSegments().at(-2) ?? '';
  const { about, open, close } = useDialogAddress(OPEN);
  const part = useResource(flows.chargebackDetails, id);
  const [settled, setSettled] = useState<Settled | null>(null);
  const value = settled !== null && isOutdated(settled, part.view.value, id) ? settled.shown : part.view.value;
  const reload = () => part.send({ type: 'refresh' });
  const isAnswering = mayAnswer && about('open') === ANSWER;
  const until = value && isAnswerable(value) ? (endOfTime(value) ?? Number.POSITIVE_INFINITY) : 0;
  // Whether it can still be answered is not known before the outcome of the answer that may have been sent.
  const isUnknown = value === null && part.view.fault !== null && isMissing(part.view.fault);
  const isOpenOrder = useIsOpenOrder(answerBookmark(id));
  const isSent = isOpenOrder && value !== null && isTreatable(value.chargeback);
  const isInTime = useTimeLeft(until, MINUTE_MS) > 0;
  // The time that is left is that of the render before, so what was just loaded counts as well.
  const mayTreat = mayAnswer && !isSent && until > 0 && isInTime;
  const page = (
    <DetailsPage
      title="Chargeback details"
      list={{ label: 'Chargebacks', path: list }}
      part={{ ...part, view: { ...part.view, value } }}
      what="this chargeback"
      name={id}
      actions={
        mayTreat && (
          <Button kind="solid" onPress={() => open('open', ANSWER)}>
            Treat Chargeback
          </Button>
        )
      }
    >
      {(disputed) => (
        <Details
          {...props}
          disputed={disputed}
          next={mayAnswer && !isAnswering && <NextChargeback flows={flows} id={id} />}
          sent={isSent ? <Sent id={id} onCheck={mayAnswer ? () => open('open', ANSWER) : null} /> : null}
          onReload={reload}
        />
      )}
    </DetailsPage>
  );
  // What the provider doesn’t find has nothing to answer, and the page says so. An answer that may have been sent is still asked for.
  if (!isAnswering || (isUnknown && !isOpenOrder)) return page;
  return (
    <answer.Dialog
      key={id}
      machine={flows.chargebackAnswer}
      id={id}
      list={list}
      business={business}
      user={user}
      transactions={props.transactions}
      behind={page}
      next={<NextChargeback flows={flows} id={id} isOutcome />}
      answeredAt={value?.chargeback.answeredAt ?? null}
      onSettled={(shown) => {
        setSettled({ before: part.view.value, shown });
        reload();
      }}
      onDone={({ result }) => {
        if (result !== 'sessionExpired') close();
      }}
    />
  );
}

interface DetailsProps
  extends Pick<ChargebackDetailsScreenProps, 'business' | 'transactions' | 'leadsToCustomer' | 'leadsToSettlement'> {
  readonly disputed: Disputed;
  /** Leads to the next chargeback. */
  readonly next: ReactNode;
  /** Says that an answer may be on its way, in place of the deadline. Null if none is. */
  readonly sent: ReactNode;
  readonly onReload: () => void;
}

function Details({ disputed, business, next, sent, onReload, ...leads }: DetailsProps) {
  const { chargeback } = disputed;
  return (
    <Stack>
      <Head disputed={disputed} {...leads} />
      {sent ?? <DueBand disputed={disputed} next={next} />}
      <RecordColumns first={<MoneyPart chargeback={chargeback} />} side={<FactsPart disputed={disputed} {...leads} />}>
        <TimelinePart disputed={disputed} leadsToSettlement={leads.leadsToSettlement} isSent={sent !== null} />
        <ThreadPart chargeback={chargeback} business={business} onReload={onReload} />
      </RecordColumns>
    </Stack>
  );
}

interface SentProps {
  readonly id: string;
  /** Null for a role that may not answer any more. */
  readonly onCheck: (() => void) | null;
}

/** CBK-03: an answer may have been sent, so that nothing is said of a deadline before its outcome. */
const Sent = ({ id, onCheck }: SentProps) =>
  onCheck === null ? (
    <Alert tone="plain">We don’t know the outcome of your last answer yet.</Alert>
  ) : (
    <OpenOrder flow={answerBookmark(id)} what="answer" again="answer" onCheck={onCheck} />
  );

type PartProps = Pick<DetailsProps, 'disputed' | 'transactions' | 'leadsToCustomer' | 'leadsToSettlement'>;

function Customer({ disputed: { chargeback, order }, leadsToCustomer }: Pick<PartProps, 'disputed' | 'leadsToCustomer'>) {
  const email = order?.email || chargeback.email;
  const page = leadsToCustomer ? pageOfPayer({ id: order?.customerId || null, email }) : null;
  const name = order?.customerName || email;
  return page === null || name === '' ? (
    <strong>
      <bdi>{orDash(name)}</bdi>
    </strong>
  ) : (
    <Link href={page} className={linkStyle}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** The status, the amount, and who disputes it since when. */
function Head({ disputed, leadsToCustomer }: PartProps) {
  const { status, amount, currency, createdAt } = disputed.chargeback;
  return (
    <Stack close>
      <div>
        <StatusMark {...lookOf(status)}>{status}</StatusMark>
      </div>
      <Money amount={amount} currency={currency} size="sum" />
      <p>
        disputed by <Customer disputed={disputed} leadsToCustomer={leadsToCustomer} />
        {createdAt !== null && ` on ${formatMoment(createdAt)} WAT`}
      </p>
    </Stack>
  );
}

/** The settlement that paid the payment, and the one that took the chargeback. */
const settlementsOf = ({ chargeback, order }: Disputed) =>
  [
    { label: 'Settlement', settled: order?.settlement ?? null },
    { label: 'Taken in settlement', settled: chargeback.settlement },
  ].flatMap(({ label, settled }) => (settled === null ? [] : [{ label, settled }]));

/** What is disputed. Each thing that has a page leads there. */
function FactsPart({ disputed, transactions, leadsToCustomer, leadsToSettlement }: PartProps) {
  const { chargeback, order } = disputed;
  const { claim, orderReference, email, rrn, currency } = chargeback;
  const refunded = order?.refunded ?? '0';
  const others = `${CHARGEBACKS}?${new URLSearchParams({ keyword: email, by: 'email' })}`;
  return (
    <Section title="What is disputed">
      <DescriptionList
        rows={[
          { label: 'Reason', value: reasonOf(chargeback) || 'The provider doesn’t say' },
          { label: 'Customer says', value: claim === '' ? '—' : <bdi>“{claim}”</bdi> },
          {
            label: 'Transaction',
            value: <TransactionName payment={order?.paymentReference ?? ''} transactions={transactions} />,
          },
          ...settlementsOf(disputed).map(({ label, settled }) => ({
            label,
            value: <SettlementName settled={settled} isLink={leadsToSettlement} />,
          })),
          {
            label: 'Order Reference',
            value: orderReference === '' ? '—' : <Copyable label="Order Reference" text={orderReference} />,
          },
          { label: 'Customer', value: <Customer disputed={disputed} leadsToCustomer={leadsToCustomer} /> },
          { label: 'Payment method', value: orDash(order?.paymentType ?? '') },
          ...(isPositive(refunded) ? [{ label: 'Refunded before', value: formatAmount(refunded, currency) }] : []),
          { label: 'RRN', value: rrn === '' ? '—' : <Copyable label="RRN" text={rrn} /> },
          {
            label: 'Other chargebacks',
            value:
              email === '' ? (
                '—'
              ) : (
                <Link href={others} className={linkStyle}>
                  All of this customer
                </Link>
              ),
          },
        ]}
      />
    </Section>
  );
}
