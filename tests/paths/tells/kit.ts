/** What kinds of machines tell alike. */
import type { Told } from './told';

/** What is left out does not happen. */
export type Tells = Partial<Told>;

export const says = (...good: readonly string[]): Tells => ({ emits: { good } });

/** The answers of a form that creates something. */
export const CREATED = ['earlier.kept', 'save answers created in submitting'] as const;

export const creates = (emits: NonNullable<Tells['emits']> = {}): Tells => ({
  kept: ['decision.dismissed'],
  emits: { good: CREATED, ...emits },
});

/** A change of what the whole dashboard shows. */
export const changesProfile = (...good: readonly string[]) => ({ good, profileInvalidated: good });

/** A form that opens a page whether it is saved or left. */
export const goesBack = (page: string, ...answers: readonly string[]) => ({
  [`goes to ${page}`]: ['cancel in editing.incomplete', 'cancel in editing.typing', 'leave.confirmed', ...answers].sort(),
});

export const download: Tells = { emits: { bad: ['save fails'], good: ['save answers saved'] } };

/** Steps of every form, list and page: what they ask or load again leaves the error until it is done. */
export const KEPT_BY_ALL: readonly string[] = [
  'cancel',
  'leave.dismissed',
  'refresh',
  'filter.applied',
  'page.chosen',
  'query.set',
  'size.chosen',
];

/** A refusal of the earlier request of a form that creates something sends the changed one at once. */
export const UNTOLD_BY_ALL: readonly string[] = ['save fails in checkingEarlier'];
