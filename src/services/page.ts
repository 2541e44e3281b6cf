/** Returns a page of the app itself as text. Faults are those of a failed call. */
import { Failure } from '../../machines/kit/flow/fault';

export async function pageOfOurs(path: string, { signal }: { readonly signal: AbortSignal }): Promise<string> {
  const answer = await fetch(path, { signal }).catch(() => {
    signal.throwIfAborted();
    throw new Failure({ kind: 'network' });
  });
  if (!answer.ok) throw new Failure({ kind: 'server', status: answer.status, message: '' });
  return answer.text();
}
