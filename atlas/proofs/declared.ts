/** Proves the properties that a flow declares. `Properties` in machines/kit describes each kind. */
import type { AnyEventObject } from 'xstate';
import type { StepCause } from '../../machines/kit/flow/cases';
import type { Verdict } from '../verdict';
import { aboutOf } from './about';
import { brokenOn } from './abstractWalk';
import { canBeBroken } from './canFail';
import { alwaysExits } from './exits';
import { calledOnce, fourEyes } from './money';
import type { AnyProperty } from './property';
import type { Move } from './stateSpace';
import { type Found, NOTHING_TO_WALK, proved, refuted, type Subject, vacuous, watched } from './subject';
import {
  type AnyTrigger,
  findTarget,
  isTriggeredBy,
  metOn,
  type Names,
  passedOn,
  stateNamed,
  type Target,
  triggerText,
  UnknownNameError,
} from './targets';
import { BROKEN, watch, watchMoves } from './watcher';

interface AnyMoment {
  readonly happened: (StepCause & { readonly payload: unknown }) | null;
  readonly given: unknown;
  readonly before: unknown;
  readonly context: unknown;
  readonly isIn: (state: never) => boolean;
  readonly wasIn: (state: never) => boolean;
  readonly emitted: readonly AnyEventObject[];
  readonly called: readonly { readonly src: string; readonly input: unknown }[];
  readonly output: unknown;
}

export function proveDeclared(subject: Subject, property: AnyProperty): Verdict {
  const { kind, says, req } = property;
  const names: Names = { chart: subject.chart, cases: subject.cases, says };
  const about = aboutOf(subject.model, property);
  return { flow: subject.model.chart, property: says, kind, req, ...found(subject, names, property), about };
}

function found(subject: Subject, names: Names, property: AnyProperty): Found {
  switch (property.kind) {
    case 'mustPass':
      return mustPass(
        subject,
        findTarget(names, property.to),
        property.through.map((target) => findTarget(names, target)),
        property.holdsUntil?.map((target) => findTarget(names, target)) ?? null,
      );
    case 'never':
      if ('when' in property) return neverWhen(subject, names, property.when);
      if ('enter' in property) return enteredOnlyBy(subject, names, property.enter, property.unless);
      return neverAfter(subject, findTarget(names, property.reach), findTarget(names, property.after));
    case 'alwaysExits':
      return alwaysExits(subject, names, property);
    case 'calledOnce':
      return calledOnce(subject, names, property);
    case 'fourEyes':
      return fourEyes(subject, names, property);
  }
}

const textOf = (targets: readonly Target[]) => targets.map(({ text }) => text).join(' or ');

/** Returns a walk through the chart that passes one of these targets. */
const wayTo = ({ free }: Subject, targets: readonly Target[]) =>
  brokenOn(free, true, (_, moment) => (targets.some(({ isAt }) => isAt(moment)) ? null : true));

/** @param holdsUntil what a passed gate counts until. Null: the next time asks for a gate of its own */
function mustPass(subject: Subject, to: Target, through: readonly Target[], holdsUntil: readonly Target[] | null): Found {
  const { chart, free } = subject;
  const gate = `${textOf(through)} since ${holdsUntil === null ? 'the last time' : textOf(holdsUntil)}`;
  const isUsedUp = holdsUntil === null;
  const ends = holdsUntil ?? [];
  const states = new Set(through.flatMap((target) => [...target.states]));
  if (to.states.size > 0 && [...to.states].every((id) => chart.upFrom(id).some((up) => states.has(up))))
    return vacuous(`It cannot fail: ${to.text} lies in ${textOf(through)}.`);
  if (free.starts.every(({ moments: [first] }) => first && through.some(({ isAt }) => isAt(first))))
    return vacuous(`It cannot fail: every path begins in ${textOf(through)}.`);
  if (to.isOnChart) {
    if (wayTo(subject, [to]) === null) return vacuous(`No sequence of transitions leads to ${to.text}.`);
    // Only a walk knows a trigger, so on the chart a gate would count for longer than it does.
    const around = ends.every(({ isOnChart }) => isOnChart)
      ? brokenOn(free, false, (passed, moment) => {
          const isOver = ends.some(({ isMet }) => isMet(moment));
          const hasPassed = (passed && !isOver) || through.some(({ isAt }) => isAt(moment));
          if (!to.isMet(moment)) return hasPassed;
          return hasPassed ? !isUsedUp : null;
        })
      : undefined;
    if (around === null) return proved(`Without ${gate}, no sequence of transitions leads to ${to.text}, whichever guards hold.`);
    if (!subject.cases) return refuted(`The chart allows ${to.text} without ${gate}.`, around);
  }
  const { stateSpace } = subject;
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  let isSeen = false;
  const look = (passed: boolean, move: Move) => {
    let hasPassed = passed;
    const gates = through.map((target) => passedOn(target, move));
    const over = ends.map((target) => metOn(target, move));
    for (const [n, isMet] of metOn(to, move).entries()) {
      hasPassed = (hasPassed && !over.some((moments) => moments[n])) || gates.some((moments) => moments[n]);
      isSeen ||= isMet;
      if (isMet && !hasPassed) return BROKEN;
      hasPassed &&= !(isMet && isUsedUp);
    }
    return { hasPassed };
  };
  const result = watch(stateSpace, { begin: (move) => look(false, move), next: ({ hasPassed }, move) => look(hasPassed, move) });
  return watched(stateSpace, result, isSeen, {
    holds: `Every explored path to ${to.text} passes ${gate}. This depends on guards.`,
    broken: `A path reaches ${to.text} without ${gate}.`,
    unseen: `No explored path reaches ${to.text}.`,
  });
}

function neverAfter(subject: Subject, what: Target, after: Target): Found {
  const { free, chart } = subject;
  for (const target of [what, after])
    if (target.isOnChart && wayTo(subject, [target]) === null)
      return vacuous(`No sequence of transitions leads to ${target.text}.`);
  const isLast = (id: string) => chart.states.get(id)?.kind === 'final' && chart.parentOf(id) === chart.root;
  if (after.states.size > 0 && [...after.states].every(isLast))
    return vacuous(`It cannot fail: the flow ends in ${after.text}, and nothing follows.`);
  if (what.isOnChart && after.isOnChart) {
    const later = brokenOn(free, false, (wasAfter, moment) =>
      wasAfter && what.isAt(moment) ? null : wasAfter || after.isAt(moment),
    );
    if (later === null)
      return proved(`No sequence of transitions leads from ${after.text} to ${what.text}, whichever guards hold.`);
    if (!subject.cases) return refuted(`The chart allows ${what.text} after ${after.text}.`, later);
  }
  const { stateSpace } = subject;
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  let isSeen = false;
  const look = (wasAfter: boolean, move: Move) => {
    let isAfter = wasAfter;
    const passed = passedOn(after, move);
    for (const [n, isThere] of passedOn(what, move).entries()) {
      if (isAfter && isThere) return BROKEN;
      isAfter ||= passed[n] === true;
      isSeen ||= isAfter;
    }
    return { isAfter };
  };
  const result = watch(stateSpace, { begin: (move) => look(false, move), next: ({ isAfter }, move) => look(isAfter, move) });
  return watched(stateSpace, result, isSeen, {
    holds: `No explored path reaches ${what.text} after ${after.text}. This depends on guards.`,
    broken: `A path reaches ${what.text} after ${after.text}.`,
    unseen: `No explored path reaches ${after.text}.`,
  });
}

function enteredOnlyBy({ stateSpace }: Subject, names: Names, state: string, unless: readonly AnyTrigger[]): Found {
  const id = stateNamed(names, state);
  const only = unless.map((trigger) => triggerText(names, trigger)).join(' or ');
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  let isSeen = false;
  // Entering it again counts, and so does passing through.
  const look = (move: Move) => {
    const enters = move.moments.some(({ entered }) => entered.includes(id));
    isSeen ||= enters;
    return enters && !unless.some((trigger) => isTriggeredBy(trigger, move));
  };
  return watched(stateSpace, watchMoves(stateSpace, look), isSeen, {
    holds: `It is entered only by ${only}.`,
    broken: `It can be entered without ${only}.`,
    unseen: `No explored path reaches ${state}.`,
  });
}

function neverWhen({ stateSpace, chart }: Subject, names: Names, when: (moment: never) => boolean): Found {
  if (!when.name || when.name === 'when')
    throw new UnknownNameError(`${chart.model.chart}: the rule of "${names.says}" must be a named function.`);
  if (!stateSpace) return vacuous(NOTHING_TO_WALK);
  const isIn = ({ _nodes }: Move['after'], state: string) => {
    const named = stateNamed(names, state);
    return _nodes.some(({ id }) => id === named);
  };
  const momentOf = ({ happened, given, before, after, emitted, called }: Move): AnyMoment => ({
    happened,
    given,
    before: before.context,
    context: after.context,
    isIn: (state) => isIn(after, state),
    wasIn: (state) => isIn(before, state),
    emitted,
    called: called.map(({ src, input }) => ({ src, input })),
    output: after.output,
  });
  const result = watchMoves(stateSpace, (move) => when(momentOf(move) as never));
  const isMeant = result.broken !== null || canBeBroken(stateSpace, momentOf, (moment) => when(moment as never));
  return watched(stateSpace, result, isMeant, {
    holds: `${when.name} is false for every explored step.`,
    broken: `${when.name} is true for this step.`,
    unseen: `It cannot fail: ${when.name} is false however the explored steps are mixed.`,
  });
}
