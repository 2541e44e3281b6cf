import { useEffect } from 'react';
import { type AnyActorRef, isMachineSnapshot } from 'xstate';
import { rootsOnScreen } from './actorTree';

/** Every flow that does not know an outcome accepts this event. It only asks, so nothing is sent twice. */
const RECONNECTED = { type: 'reconnected' } as const;

/** A call that was open may have been lost with the connection: once it has ended, its flow may not know the outcome either. */
function tellAfterCall(actor: AnyActorRef) {
  const calls = actor.subscribe((snapshot: unknown) => {
    if (!isMachineSnapshot(snapshot) || (snapshot.status === 'active' && snapshot.hasTag('busy'))) return;
    calls.unsubscribe();
    if (snapshot.status === 'active' && snapshot.can(RECONNECTED)) actor.send(RECONNECTED);
  });
}

function tell(actor: AnyActorRef) {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return;
  for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) tell(child);
  if (snapshot.can(RECONNECTED)) actor.send(RECONNECTED);
  else if (snapshot.hasTag('busy')) tellAfterCall(actor);
}

/** Calls `connected` once there is a connection again. */
export function useReconnected(connected: () => void) {
  useEffect(() => {
    addEventListener('online', connected);
    return () => removeEventListener('online', connected);
  }, [connected]);
}

const tellAll = () => rootsOnScreen().forEach(tell);

/** Tells the flows on screen that there is a connection again: they ask for an outcome that they do not know. */
export const useAskAgain = () => useReconnected(tellAll);
