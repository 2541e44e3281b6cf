import { useContext } from 'react';
import { asSentence, type Fault, sentence } from '../../../machines/kit/flow/fault';
import { FlowContext } from '../../flow/FlowProvider';
import { type LoadError, LoadErrorAlert, type Unloaded, useReportedError } from '../../ui/feedback/PageErrors';

/** A part of the page: its view, and how to load it again. */
export interface ShownPart<Value> {
  readonly view: { readonly value: Value | null; readonly busy: boolean; readonly fault: Fault | null };
  send(event: { readonly type: 'refresh' }): void;
}

interface PartErrorProps {
  readonly part: ShownPart<unknown>;
  readonly what: Unloaded;
  /** What is not there if the provider doesn’t find it, where more is loaded with it. */
  readonly record?: string;
}

/** Whether the provider says that there is no such record. */
export const isMissing = (fault: Fault): boolean => fault.kind === 'server' && fault.status === 404;

/** Returns what to do about a record that the provider doesn’t find. Null: the part is no single record. */
const missingWords = (what: Unloaded, environment: 'Live' | 'Test' | null) =>
  typeof what === 'string' && what.startsWith('this ')
    ? `We couldn’t find ${what}. Check the reference, or switch to ${environment === 'Test' ? 'Live' : 'Test'}.`
    : null;

function useLoadError({ part: { view, send }, what, record }: PartErrorProps): LoadError | null {
  const environment = useContext(FlowContext)?.environment ?? null;
  const missing = view.fault && isMissing(view.fault) ? missingWords(record ?? what, environment) : null;
  return (
    view.fault && {
      name: missing === null ? what : { missing },
      reason: missing === null ? asSentence(sentence(view.fault, 'Try again in a moment.')) : '',
      isStale: view.value !== null,
      onRetry: () => send({ type: 'refresh' }),
    }
  );
}

/** The error of one part of a page. The page shows all errors together. In a dialog it shows here. */
export function PartError(props: PartErrorProps) {
  const error = useLoadError(props);
  const isReported = useReportedError(error);
  return error && !isReported ? <LoadErrorAlert errors={[error]} /> : null;
}

interface PaneErrorProps {
  readonly fault: Fault;
  readonly what: Unloaded;
  readonly onRetry: () => void;
}

/** Why a pane beside a page has nothing to show. It stands in the pane, because the page itself has loaded. */
export function PaneError({ fault, what, onRetry }: PaneErrorProps) {
  const error = useLoadError({ part: { view: { value: null, busy: false, fault }, send: onRetry }, what });
  return error && <LoadErrorAlert errors={[error]} />;
}
