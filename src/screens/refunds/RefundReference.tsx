import { sentences } from '../../../machines/kit/flow/fault';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/controls/Form';
import { TextField } from '../../ui/controls/TextField';
import { Alert } from '../../ui/feedback/Alert';
import { TestMode } from '../kit/TestMode';
import type { RefundFlow } from './RefundForm';

const FORM = 'refund-reference';

const AND_NOW = 'Check the reference. It may be in your other environment, Live or Test.';

/** RFD-02: the reference of the transaction. What can be refunded is only known once it is found. */
export function RefundReference({ view, send }: RefundFlow) {
  const { draft, referenceError, problem } = view;
  return (
    <Form id={FORM} onSubmit={() => send({ type: 'reference.submitted' })}>
      <TestMode />
      {problem !== null && <Alert tone="bad">{sentences(problem, AND_NOW)}</Alert>}
      <TextField
        label="Transaction reference"
        hint="The order reference or the payment reference."
        value={draft.reference}
        problem={referenceError}
        onText={(reference) => send({ type: 'reference.changed', reference })}
      />
    </Form>
  );
}

export function RefundReferenceButtons({ view, send }: RefundFlow) {
  const { mayLookUp, referenceError } = view;
  const reason = referenceError === null ? 'Enter the transaction reference.' : 'Check the transaction reference.';
  return (
    <>
      <Button onPress={() => send({ type: 'dismissed' })}>Cancel</Button>
      <Button kind="solid" type="submit" form={FORM} disabled={!mayLookUp} reason={mayLookUp ? null : reason}>
        Find transaction
      </Button>
    </>
  );
}
