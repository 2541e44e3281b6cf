/** Scripts in words: the same phrases in feature files, manual scripts and sheets. */
import { textsOf } from './patternTexts';
import { type Action, type Argument, CODE, factsOf, type Script, UNIQUE } from './script';

const SPECIAL: Readonly<Record<string, string>> = {
  [CODE]: 'the code from the latest email',
};

const quoted = (text: string) =>
  SPECIAL[text] ?? `“${text.replaceAll(UNIQUE, '(letters of your own)').replace(/\s+/g, ' ').trim()}”`;

function spoken(value: Argument): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (value instanceof RegExp) return textsOf(value).map(quoted).join(' or ');
  return value.join(' and ');
}

/** `press “Sign in”`. */
function phraseOf({ verb, values }: Action): string {
  const [label, text] = values;
  if (verb === 'fill' && text === '' && label !== undefined) return `clear the field ${spoken(label)}`;
  return factsOf(verb).says.replace(/\$(\d)/g, (_, n) => spoken(values[Number(n)] ?? ''));
}

const sentence = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}.`;

export const doesText = (action: Action) => sentence(phraseOf(action));
export const seesText = (action: Action) => sentence(`you ${phraseOf(action)}`);

/** What a script ends with, in a merchant's words. */
export function titleOf({ actions }: Pick<Script, 'actions'>): string {
  const last = (kind: string) => actions.findLast(({ verb }) => factsOf(verb).kind === kind);
  const parts = [last('does'), last('sees')].flatMap((action) => (action ? [phraseOf(action)] : []));
  const [first = 'open the page', ...others] = parts;
  return [`${first[0]?.toUpperCase() ?? ''}${first.slice(1)}`, ...others].join(', then ');
}

/** What a person prepares, as sentences. What it is called in the steps follows. */
const preparedText = (action: Action): readonly string[] => [
  sentence(`you ${phraseOf(action)}`),
  ...Object.entries(factsOf(action.verb).gives ?? {}).map(([name, means]) => `{${name}} is ${means}.`),
];

/** Sentences of a draft are for a machine: a person leaves the page in the middle instead. */
const LEFT = 'This tab was reloaded in the middle of the same task, and the draft or open order of that time is still there.';

export const preconditions = ({ as, given }: Script): readonly string[] => [
  as === null ? 'Nobody is signed in.' : `You are signed in as ${as}.`,
  'The data is as seeded.',
  ...given.flatMap((action) => (action.verb === 'haveDraft' ? [LEFT] : preparedText(action))),
];

/** Why only a person can walk a script, or null. */
export function whyByHand({ given, actions }: Pick<Script, 'given' | 'actions'>): string | null {
  const manual = [...given, ...actions].find(({ verb }) => factsOf(verb).byHand);
  return manual ? `A person has to ${phraseOf(manual)}.` : null;
}
