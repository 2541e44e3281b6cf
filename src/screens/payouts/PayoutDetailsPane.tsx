import { sentence } from '../../../machines/kit/fault';
import type { Wired } from '../../../machines/kit/port';
import type { PayoutInFull, payoutDetailsMachine } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import { timelineOf } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import { awaitsCode } from '../../../machines/payouts/payoutVerification/payoutVerification.rules';
import { useResource } from '../../flow/useResource';
import { Alert } from '../../ui/Alert';
import { Busy } from '../../ui/Busy';
import { Button } from '../../ui/Button';
import { Copyable } from '../../ui/Copyable';
import { DescriptionList } from '../../ui/DescriptionList';
import { DetailPanel } from '../../ui/DetailPanel';
import { formatLong } from '../../ui/dates';
import { groupDigits, orDash } from '../../ui/format';
import { Money } from '../../ui/Money';
import { PrintHeader } from '../../ui/PrintHeader';
import { Stack } from '../../ui/Stack';
import { Timeline } from '../../ui/Timeline';
import { lookOf, PayoutStatus, statusWords } from './status';
import { typeWords } from './words';

interface PayoutDetailsPaneProps {
  readonly machine: Wired<typeof payoutDetailsMachine>;
  readonly payoutId: string;
  /** The name of the payer, for the receipt. */
  readonly business: string;
  readonly onClose: () => void;
  /** Null if the role may not verify. */
  readonly onVerify: ((payoutId: string) => void) | null;
}

/** PAY-01: all details of one payout with its timeline. Printed, it is a receipt. */
export function PayoutDetailsPane({ machine, payoutId, business, onClose, onVerify }: PayoutDetailsPaneProps) {
  const { view, send } = useResource(machine, payoutId);
  const { value: payout, fault } = view;
  return (
    <DetailPanel title="Payout Details" open onClose={onClose} foot={payout && <Foot payout={payout} onVerify={onVerify} />}>
      {fault && (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'refresh' })}>Try again</Button>}>
          {sentence(fault, 'We couldn’t load this payout.')}
        </Alert>
      )}
      {!payout && !fault && <Busy>Loading payout…</Busy>}
      {payout && <Details payout={payout} business={business} />}
    </DetailPanel>
  );
}

function Foot({ payout, onVerify }: { readonly payout: PayoutInFull } & Pick<PayoutDetailsPaneProps, 'onVerify'>) {
  return (
    <>
      <Button onPress={() => window.print()}>Print</Button>
      {onVerify && awaitsCode(payout) && (
        <Button kind="solid" onPress={() => onVerify(payout.payoutId)}>
          Verify Payout
        </Button>
      )}
    </>
  );
}

const when = (iso: string | null) => (iso === null ? '—' : formatLong(iso));
const copyable = (label: string, text: string, shown = text) =>
  text ? <Copyable label={label} text={text} shown={shown} /> : '—';

function Details({ payout, business }: { readonly payout: PayoutInFull; readonly business: string }) {
  const { currency, amount, fee, recipient, bankName } = payout;
  return (
    <Stack print>
      <PrintHeader title="Payout Details" from={business} />
      <Stack close>
        <div>
          <PayoutStatus status={payout.status} />
        </div>
        {amount !== null && <Money amount={amount} currency={currency} size="sum" />}
        <p>
          to <strong>{recipient}</strong>
          {bankName && `, ${bankName}`}
        </p>
      </Stack>
      <Timeline
        steps={timelineOf(payout).map(({ status, at, by, state }) => ({
          label: by ? `${statusWords(status)} by ${by}` : statusWords(status),
          ...(at !== null && { at: formatLong(at) }),
          state,
          icon: lookOf(status).icon,
        }))}
      />
      <DescriptionList
        rows={[
          { label: 'Date initiated', value: when(payout.initiatedAt) },
          { label: 'Date settled', value: when(payout.settledAt) },
          { label: 'Account number', value: copyable('Account number', payout.accountNumber) },
          { label: 'Type', value: orDash(typeWords(payout.type)) },
          { label: 'Debit currency', value: currency },
          { label: 'Payout fee', value: fee === null ? '—' : <Money amount={fee} currency={currency} /> },
          { label: 'Description', value: orDash(payout.description) },
          { label: 'Initiator', value: orDash(payout.initiator) },
          { label: 'Approver', value: payout.approver || 'N/A' },
          { label: 'Batch reference', value: copyable('Batch reference', payout.batchReference) },
          { label: 'Payout reference', value: copyable('Payout reference', payout.payoutReference) },
          { label: 'Session ID', value: copyable('Session ID', payout.sessionId, groupDigits(payout.sessionId)) },
        ]}
      />
    </Stack>
  );
}
