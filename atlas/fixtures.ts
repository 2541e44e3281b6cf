/** Builds small machines for tests without `setup`, because a chart that is wrong on purpose does not compile with it. */
import { type AnyStateMachine, type AnyStateNodeConfig, StateMachine } from 'xstate';

export const machineOf = (
  config: AnyStateNodeConfig,
  { implementations }: Pick<AnyStateMachine, 'implementations'>,
): AnyStateMachine => new StateMachine({ context: {}, ...config }, implementations);
