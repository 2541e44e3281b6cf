import { useHouse } from '../../flow/FlowProvider';
import { Alert } from '../../ui/Alert';

/** Beside every confirmation that moves money: in Test none does. */
export function TestMode() {
  if (useHouse().environment !== 'Test') return null;
  return <Alert tone="test">You are in test mode: no real money moves.</Alert>;
}
