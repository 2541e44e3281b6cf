/** What a walk through a machine is made of. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Happening } from '../paths';
import type { Call, Microstep } from '../simulator';
import type { Spent } from './spent';

/** The start of a walk, or one of its steps. */
export interface Move {
  /** Null at the start. */
  readonly happened: Happening | null;
  /** The input, at the start. */
  readonly given: unknown;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  /** What has ended while its state is still active. */
  readonly spent: Spent;
  readonly fired: readonly string[];
  readonly moments: readonly Microstep[];
  readonly emitted: readonly AnyEventObject[];
  readonly called: readonly Call[];
  /** Identifies the configuration that it leads to. */
  readonly key: string;
  /** The error, if the machine threw one. */
  readonly threw: string | null;
}

/** A configuration, and the move that first reached it. */
export interface Node {
  readonly input: string;
  readonly by: Move;
  readonly from: Node | null;
}
