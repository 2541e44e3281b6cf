/** Converts the texts of a flow's screen for a driver. */
import type { Screen, Sight } from '../../../machines/kit/list/screen.flow';
import type { Driver, Start } from '../../drivers/driver';

const EXPIRED = 'Please login again';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a text for a driver. Of several texts, any one. */
export function textOf(sight: Sight): string | RegExp {
  if (typeof sight === 'string' || sight instanceof RegExp) return sight;
  const [only, ...others] = sight;
  return only !== undefined && others.length === 0 ? only : new RegExp(`^(${sight.map(literally).join('|')})$`);
}

/** The same, or the notice that the session expired. */
function orExpired(sight: Sight): RegExp {
  if (sight instanceof RegExp) return new RegExp(`${sight.source}|^${EXPIRED}$`);
  return new RegExp(`^(${[...[sight].flat(), EXPIRED].map(literally).join('|')})$`);
}

export const see = (sight: Sight) => (I: Driver) => I.see(textOf(sight));

/** The title of a page or of a dialog. A button or a menu that has the same words is not enough. */
export const seeHeading = (sight: Sight) => (I: Driver) => I.seeHeading(textOf(sight));

export const seeExpired = see(EXPIRED);

export const seeOrExpired = (sight: Sight) => (I: Driver) => I.see(orExpired(sight));

/** Null: no dialog is open. */
export const seeOrNoDialog = (sight: Sight | null) => (I: Driver) => (sight === null ? I.seeNoDialog() : I.see(textOf(sight)));

/** Inputs with the port under test held. */
export const holding = (port: string, screens: Readonly<Record<string, Screen>>): Readonly<Record<string, Start>> =>
  Object.fromEntries(Object.entries(screens).map(([name, screen]) => [name, { ...screen, holds: [port] }]));
