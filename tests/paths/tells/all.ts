/**
 * What each machine tells the merchant. An error stays only after the steps that are written here, a call fails without a word only where it is
 * written here, and every message and every page that a machine asks for is here too.
 */
import type { AnyStateMachine } from 'xstate';
import { business } from './business';
import { KEPT_BY_ALL, type Tells } from './kit';
import { LOST } from './letsGo';
import { money } from './money';
import type { Told } from './told';

const all: Readonly<Record<string, Tells>> = { ...business, ...money };

/** By the name of the chart, or by the id of a machine that others run. */
export const tellsOf = (name: string, { id }: AnyStateMachine): Told => ({
  kept: [],
  untold: [],
  emits: {},
  ...(all[name] ?? all[id]),
});

export const isKeptByAll = (label: string): boolean => KEPT_BY_ALL.includes(label);

export const lostOf = (name: string, { id }: AnyStateMachine): readonly string[] => LOST[name] ?? LOST[id] ?? [];
