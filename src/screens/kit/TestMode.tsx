import { useFlowContext } from '../../flow/FlowProvider';
import { Alert } from '../../ui/feedback/Alert';

/** Shows next to every confirmation that Test mode moves no money. */
export function TestMode() {
  if (useFlowContext().environment !== 'Test') return null;
  return <Alert tone="test">You’re in test mode. No real money moves.</Alert>;
}
