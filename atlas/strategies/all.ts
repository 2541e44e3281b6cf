/** The strategies by name. */
import { fault } from './fault';
import { leaf } from './leaf';
import { pair } from './pair';
import { random } from './random';
import { state } from './state';
import type { Strategy } from './strategy';
import { target } from './target';
import { transition } from './transition';

export const strategies = { transition, leaf, state, fault, target, pair, random } satisfies Record<string, Strategy>;

export type StrategyName = keyof typeof strategies;
