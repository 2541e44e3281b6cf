import { useEffect } from 'react';
import { type AnyActorRef, isMachineSnapshot } from 'xstate';
import { rootsOnScreen } from './actorTree';

/** Every flow that does not know the outcome of its order accepts this event. It only asks, so nothing is sent twice. */
const ASK_AGAIN = { type: 'outcome.retry' } as const;

function askAgain(actor: AnyActorRef) {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return;
  for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) askAgain(child);
  if (snapshot.can(ASK_AGAIN)) actor.send(ASK_AGAIN);
}

/** Once there is a connection again, a flow asks for an outcome that it does not know, as it does when the merchant presses the button. */
export function useAskAgain() {
  useEffect(() => {
    const connected = () => rootsOnScreen().forEach(askAgain);
    addEventListener('online', connected);
    return () => removeEventListener('online', connected);
  }, []);
}
