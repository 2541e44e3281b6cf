import { type Fault, sentence } from '../../machines/kit/fault';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';

/** A part of the page: what it shows, and how it is asked for again. */
export interface ShownPart<Value> {
  readonly view: { readonly value: Value | null; readonly busy: boolean; readonly fault: Fault | null };
  send(event: { readonly type: 'refreshed' }): void;
}

interface PartFaultProps {
  readonly part: ShownPart<unknown>;
  /** What could not be had, in a sentence; what the provider says of it follows. */
  readonly what: string;
}

/** A provider's sentence may lack its end, and another follows. */
const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** What went wrong with one part of the page; the others stay as they are. */
export function PartFault({ part: { view, send }, what }: PartFaultProps) {
  if (!view.fault) return null;
  const told = sentence(view.fault, what);
  return (
    <Alert tone="bad" action={<Button onPress={() => send({ type: 'refreshed' })}>Try again</Button>}>
      {told === what ? what : `${what} ${ended(told)}`} {view.value !== null && 'This is the last that we could get.'}
    </Alert>
  );
}
