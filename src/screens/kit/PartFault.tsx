import { asSentence, type Fault, sentence } from '../../../machines/kit/fault';
import { type LoadError, LoadErrorAlert, useReportedError } from '../../ui/PageErrors';

/** A part of the page: what it shows, and how it is asked for again. */
export interface ShownPart<Value> {
  readonly view: { readonly value: Value | null; readonly busy: boolean; readonly fault: Fault | null };
  send(event: { readonly type: 'refresh' }): void;
}

interface PartFaultProps {
  readonly part: ShownPart<unknown>;
  /** What did not load, as it stands in "We couldn't load …": `your balances`. */
  readonly what: string;
}

/** What went wrong with one part of a page. The page says it, together with what else went wrong; in a dialog it stands here. */
export function PartFault({ part: { view, send }, what }: PartFaultProps) {
  const error: LoadError | null = view.fault && {
    name: what,
    reason: asSentence(sentence(view.fault, 'Try again in a moment.')),
    isStale: view.value !== null,
    onRetry: () => send({ type: 'refresh' }),
  };
  const isReported = useReportedError(error);
  return error && !isReported ? <LoadErrorAlert errors={[error]} /> : null;
}
