import { isolated } from '../../../contract/shownText';
import type { FundingInFull } from '../../../machines/fundings/fundingDetails/fundingDetails.machine';
import { moneyOf, repushBarrier } from '../../../machines/fundings/fundingDetails/fundingDetails.rules';
import { sentence } from '../../../machines/kit/flow/fault';
import { Button } from '../../ui/buttons/Button';
import { Copyable } from '../../ui/buttons/Copyable';
import { TextButton } from '../../ui/buttons/TextButton';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { DetailPanel } from '../../ui/layers/DetailPanel';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Titled } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatLong, formatStep } from '../../ui/text/dates';
import { formatSigned, groupDigits, orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { Timeline } from '../../ui/text/Timeline';
import type { ShownPart } from '../kit/PartError';
import { FundingStatus } from './fundingColumns';

interface FundingPaneProps {
  readonly part: ShownPart<FundingInFull>;
  readonly mayRepush: boolean;
  readonly onClose: () => void;
  readonly onRepush: () => void;
}

/** FND-02: one funding, with the balance before and after, and the deliveries of its notification. */
export function FundingPane({ part, mayRepush, onClose, onRepush }: FundingPaneProps) {
  const { value, fault } = part.view;
  const barrier = value && repushBarrier(value, mayRepush);
  return (
    <DetailPanel
      title="Transaction details"
      open
      onClose={onClose}
      foot={
        value && (
          <Button kind="solid" disabled={barrier !== null} reason={barrier} onPress={onRepush}>
            Re-push webhook
          </Button>
        )
      }
    >
      <Stack>
        <Breadcrumb>
          {[
            <TextButton key="list" inText onPress={onClose}>
              Funding History
            </TextButton>,
            'Transaction details',
          ]}
        </Breadcrumb>
        {fault && (
          <Alert tone="bad" action={<Button onPress={() => part.send({ type: 'refresh' })}>Try again</Button>}>
            {sentence(fault, 'We couldn’t load this funding.')}
          </Alert>
        )}
        {!value && !fault && <Busy>Loading funding…</Busy>}
        {value && <Details funding={value} />}
      </Stack>
    </DetailPanel>
  );
}

interface DetailsProps {
  readonly funding: FundingInFull;
}

const copyable = (label: string, text: string, shown = text) =>
  text ? <Copyable label={label} text={text} shown={shown} /> : '—';

const accountOf = ({ accountNumber, bank, name }: FundingInFull['sender']) => (
  <>
    <div>{orDash([accountNumber, bank].filter(Boolean).join(', '))}</div>
    {name && <div>{isolated(name)}</div>}
  </>
);

function Details({ funding }: DetailsProps) {
  const { amount, fee, currency, sender, destination, merchant, createdAt, reference, method, sessionId } = funding;
  const money = (sum: string | null) => (sum === null ? '—' : <Money amount={sum} currency={currency} />);
  return (
    <>
      <Stack close>
        <div>
          <FundingStatus />
        </div>
        {amount !== null && <Money amount={amount} currency={currency} size="sum" />}
        {sender.name && (
          <p>
            from <strong>{isolated(sender.name)}</strong>
          </p>
        )}
      </Stack>
      <Balance funding={funding} />
      <Titled title="Payment Information">
        <DescriptionList
          rows={[
            { label: 'Amount paid', value: money(amount) },
            { label: 'Fee', value: money(fee) },
            { label: 'Date initialized', value: formatLong(createdAt) },
            { label: 'Transaction reference', value: copyable('Transaction reference', reference) },
            { label: 'Payment method', value: orDash(method) },
            { label: 'Sender account details', value: accountOf(sender) },
            {
              label: 'Destination bank details',
              value: accountOf({ ...destination, name: destination.alias || destination.name }),
            },
            { label: 'Session ID', value: copyable('Session ID', sessionId, groupDigits(sessionId)) },
          ]}
        />
      </Titled>
      <Titled title="Merchant Information">
        <DescriptionList
          rows={[
            { label: 'Merchant name', value: orDash(merchant.name) },
            { label: 'Merchant id', value: orDash(merchant.id) },
          ]}
        />
      </Titled>
      <Deliveries funding={funding} />
    </>
  );
}

/** The balance before, what arrived, and the balance afterwards. */
function Balance({ funding }: DetailsProps) {
  const { currency } = funding;
  const money = moneyOf(funding);
  if (money === null) return null;
  return (
    <TotalsTable
      label="Payout Balance afterwards"
      rows={[
        { label: 'Payout Balance before', amount: formatSigned(money.before, currency) },
        { label: 'Amount paid', amount: formatSigned(money.amount, currency) },
        ...(money.fee === null ? [] : [{ label: 'Fee', amount: formatSigned(`-${money.fee}`, currency) }]),
      ]}
      total={<Money amount={money.after} currency={currency} />}
    />
  );
}

/** What the webhook was sent, newest first. */
function Deliveries({ funding: { deliveries, webhookUrl } }: DetailsProps) {
  return (
    <Titled title="Webhook">
      {deliveries.length === 0 ? (
        <p>Nothing was sent.</p>
      ) : (
        <Timeline
          steps={deliveries.map(({ at, status, by }, place) => ({
            label: status || 'Sent',
            who: by || null,
            note: place === 0 ? webhookUrl : null,
            at: formatStep(at),
            state: 'done' as const,
            icon: 'circle-check' as const,
          }))}
        />
      )}
    </Titled>
  );
}
