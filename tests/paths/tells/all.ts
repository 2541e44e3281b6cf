/**
 * What each machine tells the merchant. An error stays only after the steps that are written here, a call fails without a word only where it is
 * written here, and every message and every page that a machine asks for is here too.
 */
import type { AnyStateMachine } from 'xstate';
import { business } from './business';
import { KEPT_BY_ALL, type Tells, UNTOLD_BY_ALL } from './kit';
import { LOST } from './letsGo';
import { money } from './money';
import type { Told } from './told';

const all: Readonly<Record<string, Tells>> = { ...business, ...money };

const rowOf = (name: string, { id }: AnyStateMachine): Tells | undefined => all[name] ?? all[id];

/** Entering something has no space in its name, an answer and a failure have one. */
const isEntering = (label: string) => !label.includes(' ');

/** A new flow has no row yet: its errors may stay while the merchant enters something, and it may say anything. */
const unlisted = ({ kept, emits }: Told): Told => ({ kept: kept.filter(isEntering), untold: [], emits });

const isKeptByAll = (label: string): boolean => KEPT_BY_ALL.includes(label);

/** What a machine tells, without what all of its kind do. */
export const ownOf = (told: Told): Told => ({
  ...told,
  kept: told.kept.filter((label) => !isKeptByAll(label)),
  untold: told.untold.filter((label) => !UNTOLD_BY_ALL.includes(label)),
});

/** By the name of the chart, or by the id of a machine that others run. */
export function tellsOf(name: string, machine: AnyStateMachine, told: Told): Told {
  const row = rowOf(name, machine);
  if (!row) return unlisted(told);
  const { kept = [], ...rest } = row;
  return { untold: [], emits: {}, ...rest, kept: [...kept].sort() };
}

export const lostOf = (name: string, { id }: AnyStateMachine): readonly string[] => LOST[name] ?? LOST[id] ?? [];
