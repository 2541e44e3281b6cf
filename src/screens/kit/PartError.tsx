import { asSentence, type Fault, sentence } from '../../../machines/kit/flow/fault';
import { type LoadError, LoadErrorAlert, type Unloaded, useReportedError } from '../../ui/feedback/PageErrors';

/** A part of the page: its view, and how to load it again. */
export interface ShownPart<Value> {
  readonly view: { readonly value: Value | null; readonly busy: boolean; readonly fault: Fault | null };
  send(event: { readonly type: 'refresh' }): void;
}

interface PartErrorProps {
  readonly part: ShownPart<unknown>;
  readonly what: Unloaded;
}

/** The error of one part of a page. The page shows all errors together. In a dialog it shows here. */
export function PartError({ part: { view, send }, what }: PartErrorProps) {
  const error: LoadError | null = view.fault && {
    name: what,
    reason: asSentence(sentence(view.fault, 'Try again in a moment.')),
    isStale: view.value !== null,
    onRetry: () => send({ type: 'refresh' }),
  };
  const isReported = useReportedError(error);
  return error && !isReported ? <LoadErrorAlert errors={[error]} /> : null;
}
