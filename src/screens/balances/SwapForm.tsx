import type { swapMachine } from '../../../machines/balances/swap/swap.machine';
import { FAULTS, RATE_LIFE_MS, type SwapReason } from '../../../machines/balances/swap/swap.rules';
import type { Price, SwapView } from '../../../machines/balances/swap/swap.select';
import { sentences } from '../../../machines/kit/flow/fault';
import type { Flow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { AmountField } from '../../ui/controls/AmountField';
import { Form } from '../../ui/controls/Form';
import { TextField } from '../../ui/controls/TextField';
import { Alert } from '../../ui/feedback/Alert';
import { formatAmount } from '../../ui/text/format';
import { LabeledValue } from '../../ui/text/LabeledValue';
import { RateClock } from '../../ui/text/RateClock';
import { Refused } from '../kit/Refused';

export type SwapFlow = Flow<typeof swapMachine, SwapView>;

const FORM = 'swap';

/** Why a swap cannot be initiated yet. The amount field has its own error. */
const REASONS: Readonly<Record<SwapReason, string>> = {
  ...FAULTS,
  loading: 'Rates and wallets are not loaded yet.',
  destination: 'Choose the currency you receive.',
  amount: 'Enter the amount you pay.',
  minimum: 'The amount is below the minimum.',
  description: 'Correct the description.',
};

export const inWords = (price: Price | null): string =>
  price ? `1 ${price.base} = ${formatAmount(price.price, price.quote).split(' ')[1]} ${price.quote}` : '—';

interface RateProps {
  readonly price: Price | null;
  readonly validUntil: number | null;
  /** It failed to load, and no request is running. */
  readonly lost?: boolean;
}

/** A rate is of two currencies, so there is nothing to count down before both are chosen. */
function missingRate(lost: boolean, isLoading: boolean): string {
  if (lost) return 'Unavailable';
  return isLoading ? 'Loading rate…' : 'Choose the currency you receive.';
}

/** SWP-04: the rate and its countdown, or that another one is loading. */
export const Rate = ({ price, validUntil, lost = false }: RateProps) => (
  <LabeledValue label="Rate" value={inWords(price)}>
    {lost || validUntil === null || price === null ? (
      <span>{missingRate(lost, validUntil === null)}</span>
    ) : (
      <RateClock until={validUntil} whole={RATE_LIFE_MS} label="left at this rate" />
    )}
  </LabeledValue>
);

/** Until the code is sent, the order stays as it is. */
const isWaiting = ({ step }: SwapFlow['view']) => step === 'sendingCode';

/** SWP-01 to SWP-03: the debit and its credit. */
export function SwapForm({ view, send }: SwapFlow) {
  const { draft, price, validUntil, lost, problem, available, afterwards } = view;
  const waiting = isWaiting(view);
  return (
    <Form id={FORM} onSubmit={() => send({ type: 'swap.initiated' })}>
      {lost && (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'market.retry' })}>Try again</Button>}>
          {sentences(problem ?? 'We couldn’t load rates and wallets.', 'We’ve kept what you entered.')}
        </Alert>
      )}
      {!lost && <Refused problem={problem}>Nothing has been swapped. You can initiate the swap again.</Refused>}
      <Rate price={price} validUntil={validUntil} lost={lost} />
      <AmountField
        label="You pay"
        currency={draft.source}
        choice={{
          label: 'Currency you pay',
          options: view.sources,
          onChoose: (source) => send({ type: 'source.chosen', source }),
        }}
        value={draft.debit}
        waiting={waiting}
        problem={view.minimum === null ? view.fault : `Enter at least ${formatAmount(view.minimum, draft.source)}.`}
        {...(available !== null && { hint: `Available ${formatAmount(available, draft.source)}` })}
        onText={(debit) => send({ type: 'debit.changed', debit })}
      />
      <div>
        <Button
          icon="arrow-down-up"
          disabled={waiting || draft.destination === ''}
          onPress={() => send({ type: 'currencies.swapped' })}
        >
          Switch currencies
        </Button>
      </div>
      <AmountField
        label="You receive"
        currency={draft.destination}
        choice={{
          label: 'Currency you receive',
          options: view.destinations,
          onChoose: (destination) => send({ type: 'destination.chosen', destination }),
        }}
        value={view.credit ?? ''}
        problem={view.pairFault}
        readOnly
        waiting={waiting}
        {...(afterwards !== null && { hint: `Balance after swap ${formatAmount(afterwards, draft.destination)}` })}
        onText={() => undefined}
      />
      <TextField
        label="Description"
        optional
        value={draft.description}
        waiting={waiting}
        problem={view.descriptionError}
        onText={(description) => send({ type: 'description.changed', description })}
      />
    </Form>
  );
}

export function SwapFormButtons({ view, can, send }: SwapFlow) {
  const busy = isWaiting(view);
  return (
    <>
      <Button disabled={busy} onPress={() => send({ type: 'dismissed' })}>
        Cancel
      </Button>
      <Button
        kind="solid"
        type="submit"
        form={FORM}
        busy={busy}
        disabled={!can('swap.initiated') && !busy}
        reason={view.blocker && REASONS[view.blocker]}
      >
        Initiate Swap
      </Button>
    </>
  );
}
