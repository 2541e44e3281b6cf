/** What a run of paths is asked to do. The command line, the exports and the tests ask. */
import type { FlowName } from '../../machines/flows';
import type { Format } from '../exports/all';
import type { StrategyName } from '../strategies/all';
import type { StrategyOptions } from '../strategies/strategy';
import type { Place } from './result';

export interface Shard {
  readonly index: number;
  readonly of: number;
}

export interface Options {
  readonly isRun: boolean;
  readonly names: readonly FlowName[];
  readonly strategy: StrategyName;
  readonly asked: StrategyOptions;
  readonly outside: boolean;
  readonly anything: boolean;
  /** Counts what paths take instead of printing them. */
  readonly cover: boolean;
  readonly formats: readonly Format[];
  readonly out: string | null;
  readonly on: readonly Place[];
  readonly ids: readonly string[];
  /** The input and the steps of one path. */
  readonly walk: readonly string[] | null;
  readonly shard: Shard | null;
  readonly report: string | null;
}
