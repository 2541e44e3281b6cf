/** A script as a person follows it: what to prepare, what to do, and what is then on screen. For manual scripts and sheets. */
import { doesText, preconditions, seesText, titleOf } from './phrases';
import { type Action, type Argument, factsOf, type Script } from './script';

/** A call that ends otherwise than as the provider answers it. It is prepared before the step that causes it. */
export interface Prepared {
  readonly calls: readonly string[];
  readonly ending: string;
}

export interface Row {
  readonly prepare: readonly Prepared[];
  readonly does: readonly string[];
  readonly sees: readonly string[];
}

export interface ByHand {
  readonly id: string;
  readonly title: string;
  readonly req: readonly string[];
  readonly preconditions: readonly string[];
  readonly rows: readonly Row[];
}

const textsOf = (value: Argument | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];

const preparedIn = ({ verb, values: [calls, ending] }: Action): readonly Prepared[] =>
  verb === 'fail' || verb === 'failOne' ? [{ calls: textsOf(calls), ending: String(ending) }] : [];

/** What is seen only until the provider responds is seen briefly. */
const seesOf = (action: Action, next: Action | undefined) => {
  const isBrief = next !== undefined && factsOf(next.verb).kind === 'responds';
  return isBrief ? seesText(action).replace(/^You see/, 'You briefly see') : seesText(action);
};

const isAlike = (one: Action | undefined, other: Action) =>
  one?.verb === other.verb && String(one.values) === String(other.values);

function rowsOf({ path, actions }: Script): readonly Row[] {
  const rows: { prepare: Prepared[]; does: string[]; sees: string[] }[] = [{ prepare: [], does: [`Open ${path}.`], sees: [] }];
  let seen: Action | undefined;
  for (const [n, action] of actions.entries()) {
    const last = rows.at(-1);
    const kind = factsOf(action.verb).kind;
    if (kind === 'does' && (last === undefined || last.sees.length > 0 || last.prepare.length > 0))
      rows.push({ prepare: [], does: [doesText(action)], sees: [] });
    else if (kind === 'does') last?.does.push(doesText(action));
    else if (kind === 'responds') last?.prepare.push(...preparedIn(action));
    else if (!isAlike(seen, action)) last?.sees.push(seesOf(action, actions[n + 1]));
    seen = kind === 'sees' ? action : kind === 'does' ? undefined : seen;
  }
  return rows;
}

export const byHand = (script: Script): ByHand => ({
  id: script.id,
  title: titleOf(script),
  req: script.req,
  preconditions: preconditions(script),
  rows: rowsOf(script),
});
