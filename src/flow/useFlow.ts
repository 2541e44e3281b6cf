/**
 * A flow on a screen: starts the machine once, renders its state, and passes its notices, navigations and an expired session to the app.
 *
 * The whole actor tree counts as the flow. A child's change rerenders and a child's notice shows, because the root's inspection stream reports
 * every actor.
 */
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyActorRef, AnyStateMachine, EventFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { Wired } from '../../machines/kit/flow/port';
import { createActorTree } from './actorTree';
import { useFlowContext } from './FlowProvider';

/** An event without a payload, as a button sends it. */
export type PlainEvent<Event extends { type: string }> = Event extends unknown
  ? Exclude<keyof Event, 'type'> extends never
    ? Event['type']
    : never
  : never;

/** One machine of the tree, as a view may use it. */
export interface ActorView<Event extends { type: string }> {
  can(type: PlainEvent<Event>): boolean;
  send(event: Event): void;
}

type ChildrenOf<Machine> = SnapshotFrom<Machine> extends { readonly children: infer Children } ? Children : never;
type ChildName<Machine> = keyof ChildrenOf<Machine> & string;
type Child<Machine, Name extends ChildName<Machine>> = NonNullable<ChildrenOf<Machine>[Name]>;
type EventOf<Actor> = Actor extends { send(event: infer Event extends { type: string }): void } ? Event : never;

/** A machine of the tree with its current children. */
export interface ActorNode<Machine, Event extends { type: string }> extends ActorView<Event> {
  part<Name extends ChildName<Machine>>(name: Name): ActorNode<Child<Machine, Name>, EventOf<Child<Machine, Name>>> | null;
}

export interface Flow<M extends AnyStateMachine, View> extends ActorNode<M, EventFrom<M>> {
  readonly view: View;
}

export interface FlowOptions<M extends AnyStateMachine, View> {
  readonly input: InputFrom<M>;
  readonly select: (snapshot: SnapshotFrom<M>) => View;
  readonly onDone?: (output: OutputFrom<M>) => void;
  /** Called with every snapshot, to store what must survive a reload. */
  readonly onChange?: (snapshot: SnapshotFrom<M>) => void;
}

export function useFlow<M extends AnyStateMachine, View>(machine: Wired<M>, options: FlowOptions<M, View>): Flow<M, View> {
  const app = useFlowContext();
  const latest = useRef({ app, options });
  useLayoutEffect(() => {
    latest.current = { app, options };
  });

  const [tree] = useState(() =>
    createActorTree<M>(machine, options.input, {
      emitted: (event) => {
        switch (event.type) {
          case 'notice':
            return latest.current.app.notice({ ...event, flow: machine.id });
          case 'navigate':
            return latest.current.app.navigate(event.to);
          case 'sessionExpired':
            return latest.current.app.sessionExpired();
          case 'profileInvalidated':
            return latest.current.app.profileInvalidated();
        }
      },
      changed: (snapshot) => latest.current.options.onChange?.(snapshot),
      done: (output) => latest.current.options.onDone?.(output),
    }),
  );
  useEffect(() => tree.hold(), [tree]);
  const moment = useSelector(tree.moments, (moment) => moment);
  // Its functions stay the same, and its view until an actor of the tree changes, so that values made with them can stay the same too.
  const branch = useMemo(() => branchOf<M, EventFrom<M>>(tree.root), [tree]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot is that of the moment
  return useMemo(() => ({ ...branch, view: options.select(tree.snapshot()) }), [branch, options.select, moment]);
}

function branchOf<Machine, Event extends { type: string }>(actor: AnyActorRef): ActorNode<Machine, Event> {
  return {
    can: (type) => actor.getSnapshot().can({ type }),
    send: (event) => actor.send(event),
    part: (name) => {
      const child: AnyActorRef | undefined = actor.getSnapshot().children[name];
      return child ? branchOf(child) : null;
    },
  };
}
