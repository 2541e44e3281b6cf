/**
 * A flow on a screen: starts the machine once, shows what it is, and carries its notices, its navigation and an ended session out to the
 * house.
 *
 * The whole tree counts as the flow. A child machine's change renders, and a child's notice is heard, because both are followed through
 * the inspection stream of the root, which names every actor of the tree.
 */
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyActorRef, AnyStateMachine, EventFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { Wired } from '../../machines/kit/port';
import { createActorTree } from './actorTree';
import { useHouse } from './FlowProvider';

/** An event that says nothing but that it happened. What a button sends; what was typed is in the machine already. */
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

/** A machine of the tree with the child machines that it has now. */
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
  /** Called with every snapshot, for what must outlive the page. */
  readonly onChange?: (snapshot: SnapshotFrom<M>) => void;
}

export function useFlow<M extends AnyStateMachine, View>(machine: Wired<M>, options: FlowOptions<M, View>): Flow<M, View> {
  const house = useHouse();
  const latest = useRef({ house, options });
  useLayoutEffect(() => {
    latest.current = { house, options };
  });

  const [tree] = useState(() =>
    createActorTree<M>(machine, options.input, {
      emitted: (event) => {
        switch (event.type) {
          case 'notice':
            return latest.current.house.notice({ ...event, flow: machine.id });
          case 'navigate':
            return latest.current.house.navigate(event.to);
          case 'sessionExpired':
            return latest.current.house.sessionExpired();
          case 'profileOutdated':
            return latest.current.house.profileOutdated();
        }
      },
      changed: (snapshot) => latest.current.options.onChange?.(snapshot),
      done: (output) => latest.current.options.onDone?.(output),
    }),
  );
  useEffect(() => tree.hold(), [tree]);
  useSelector(tree.moments, (moment) => moment);

  // Its functions stay the same, so that what is made with them may stay as well.
  const branch = useMemo(() => branchOf<M, EventFrom<M>>(tree.root), [tree]);
  return { ...branch, view: options.select(tree.snapshot()) };
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
