/** Small machines for tests, written as they come: a chart that is wrong on purpose does not compile with `setup`. */
import { type AnyStateMachine, type AnyStateNodeConfig, StateMachine } from 'xstate';

export const planted = (
  config: AnyStateNodeConfig,
  { implementations }: Pick<AnyStateMachine, 'implementations'>,
): AnyStateMachine => new StateMachine({ context: {}, ...config }, implementations);
