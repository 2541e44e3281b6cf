import { costOf } from '../../../../machines/chargebacks/chargebackDetails/chargebackDetails.rules';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/layers/Dialog';
import { TotalsTable } from '../../../ui/tables/TotalsTable';
import { formatAmount, formatSigned } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { TestMode } from '../../kit/TestMode';
import type { AnswerFlow } from './answerFlow';

/** Confirms what accepting costs, and that it is final. */
export function AcceptDialog({ view: { disputed, answer }, send }: AnswerFlow) {
  if (disputed === null || answer === null) return null;
  const { id, amount, fee, currency } = disputed.chargeback;
  const cost = costOf(disputed.chargeback);
  const back = () => send({ type: 'accept.revised' });
  return (
    <Dialog
      title="Accept this chargeback?"
      open
      onClose={back}
      foot={
        <>
          <Button onPress={back}>Cancel</Button>
          <Button kind="danger" onPress={() => send({ type: 'accept.confirmed' })}>
            {`Accept and pay ${formatAmount(cost, currency)}`}
          </Button>
        </>
      }
    >
      <TestMode />
      <p>
        You accept chargeback {id}. The customer keeps the amount, and the bank closes the chargeback.{' '}
        <strong>This is final.</strong>
      </p>
      <TotalsTable
        label="You give up"
        rows={[
          { label: 'Amount', amount: formatSigned(amount, currency) },
          { label: 'Fee', amount: fee === null ? 'Not given by the provider' : formatSigned(fee, currency) },
        ]}
        total={<Money amount={cost} currency={currency} />}
      />
    </Dialog>
  );
}
