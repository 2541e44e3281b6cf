/** Every transition, and with it every guarded alternative; what begins otherwise is walked at least once. */
import { transitionsOf } from '../chart';
import type { Aim } from '../field';
import { aimed } from './aimed';
import type { Strategy } from './strategy';

export const byTransition: Aim = { ofStart: ({ fired }) => fired, ofEdge: ({ step }) => step.fired };

export const transition: Strategy = (graph) => aimed(graph, byTransition, true, transitionsOf(graph.machine));
