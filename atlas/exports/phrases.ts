/** Scripts in words: the same phrases in feature files, manual scripts and sheets. */
import { type Action, type Argument, CODE, factsOf, type Script, UNIQUE } from './script';

/** Every alternative of a pattern without groups inside groups. */
function alternativesOf(source: string): readonly string[] {
  const [group, inner] = /\(([^()]*)\)/.exec(source) ?? [];
  if (group === undefined || inner === undefined) return source.split('|');
  return inner.split('|').flatMap((one) => alternativesOf(source.replace(group, () => one)));
}

/** A character that stands for itself takes part in no group and no alternative. */
const hidden = (source: string) => source.replace(/\\([^\w\s])/g, (_, one: string) => `\uE000${one.charCodeAt(0)}\uE001`);
const shown = (text: string) => text.replace(/\uE000(\d+)\uE001/g, (_, code) => String.fromCharCode(Number(code)));

/** The texts that a pattern means, as a person reads them. */
function textsOf(pattern: RegExp): readonly string[] {
  return alternativesOf(hidden(pattern.source)).map((one) => {
    const open = one.endsWith('$') ? '' : '…';
    const words = one.replace(/^\^|\$$/g, '').replace(/\\d(\[[^\]]*\][*+])?\+?/g, '(number)');
    return shown(`${words.replace(/\.[*+]|\\w\+/g, '…')}${open}`).replace(/…+$/, '…');
  });
}

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

/** What a person prepares, as sentences. */
export const preconditions = ({ as, given }: Script): readonly string[] => [
  as === null ? 'Nobody is signed in.' : `You are signed in as ${as}.`,
  'The data is as seeded.',
  ...given,
];

/** Why only a person can walk a script, or null. */
export function whyByHand({ given: [first], actions }: Pick<Script, 'given' | 'actions'>): string | null {
  if (first !== undefined) return first;
  const manual = actions.find(({ verb }) => factsOf(verb).byHand);
  return manual ? `A person has to ${phraseOf(manual)}.` : null;
}
