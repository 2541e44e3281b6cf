import { useFlowContext } from '../../flow/FlowProvider';
import { Alert } from '../../ui/Alert';

/** Shows next to every confirmation that Test mode moves no money. */
export function TestMode() {
  if (useFlowContext().environment !== 'Test') return null;
  return <Alert tone="test">You are in test mode: no real money moves.</Alert>;
}
