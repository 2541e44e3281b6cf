import type { Emitted } from './emitted';

/** The types of a flow, for `setup({ types })`. What a flow emits, its requirements and the tag of a running call are alike everywhere. */
export interface FlowTypes<Context, Event, Input, Output, Children = never> {
  context: Context;
  events: Event;
  input: Input;
  output: Output;
  /** The child machines, by the id under which they are invoked. */
  children: Children;
  emitted: Emitted;
  meta: { req: string[] };
  tags: 'busy';
}
