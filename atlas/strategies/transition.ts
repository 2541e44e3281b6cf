/** Every transition, and with it every guarded alternative. Every different start is walked at least once. */
import { transitionsOf } from '../chart';
import type { Goals } from '../goalGraph';
import { goalDirected } from './goalDirected';
import type { Strategy } from './strategy';

export const byTransition: Goals = { ofStart: ({ fired }) => fired, ofEdge: ({ step }) => step.fired };

export const transition: Strategy = (graph) => goalDirected(graph, byTransition, true, transitionsOf(graph.machine));
