/** The number of rows of each saved view, by the key of the view. A view that cannot be counted is missing. */
import type { PortFacts } from '../flow/port';
import { resource } from './resource.machine';

export type ViewCounts = Readonly<Record<string, number>>;

interface Declared extends Pick<PortFacts, 'calls'> {
  /** What the list has, in the plural. */
  readonly things: string;
  readonly req: string[];
}

/** Counts the rows of a list's saved views (ADR 060). Its key narrows the list, and is empty for all of it. */
export const viewCounts = (id: string, { calls, things, req }: Declared) =>
  resource<ViewCounts, string>(id, {
    calls,
    req,
    description: `Shows how many ${things} each saved view of the list has.`,
  });
