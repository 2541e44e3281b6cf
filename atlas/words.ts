/** Names of the charts in plain words, for readers who don't know the code. */
import { pathText } from './format';
import type { GuardModel, Params, TransitionModel } from './model';

/** `account.changed` and `initiatePayout` as a person would say them. */
export const spoken = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/(?<![A-Z])[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase());

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const paramWords = (params: Params) =>
  Object.values(params)
    .map((value) => ` ${typeof value === 'string' ? spoken(value) : value}`)
    .join(',');

function guardWords(guard: GuardModel): string {
  switch (guard.kind) {
    case 'named':
      return `${spoken(guard.name)}${paramWords(guard.params)}`;
    case 'in':
      return `in ${spoken(pathText(guard.state))}`;
    case 'not':
      return `not ${guardWords(guard.of[0])}`;
    default:
      return guard.of.map(guardWords).join(` ${guard.kind} `);
  }
}

/** Returns the condition of an alternative in words, or empty if it has none. */
export function conditionWords({ guard, order }: Pick<TransitionModel, 'guard' | 'order'>): string {
  if (guard) return `if ${guardWords(guard)}`;
  return order > 0 ? 'otherwise' : '';
}

/** Returns what happens in words: `Initiate payout fails`. */
export const eventWords = ({ label }: Pick<TransitionModel, 'label'>): string => capital(spoken(label));

/** Returns the name of a state in words: `Code not sent`. */
export const stateWords = (key: string): string => capital(spoken(key));
