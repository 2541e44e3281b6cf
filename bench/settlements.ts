/** Settlements: a check of one with a hundred thousand items beside fetching them alone, and opening one of a business with a million postings. */
import { openings } from './kit/openings';
import { postgres } from './kit/postgres';
import { checks } from './kit/sumChecks';

export async function settlements(runs: number): Promise<void> {
  await checks(runs);
  const server = await postgres();
  try {
    await openings(runs, server?.url ?? null);
  } finally {
    server?.stop();
  }
}
