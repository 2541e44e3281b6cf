/** Statistics over many runs. */
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The nearest rank: the smallest value that this share of all does not exceed. NaN without values. */
function percentile(values: readonly number[], share: number): number {
  return sorted(values)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
export const p95 = (values: readonly number[]) => percentile(values, 0.95);
export const worst = (values: readonly number[]) => percentile(values, 1);

/** The median of one figure over many runs. */
export const medianOf =
  <Run>(runs: readonly Run[]) =>
  (figure: (run: Run) => number) =>
    median(runs.map(figure));

/** Runs every contender once in each round, so that other load of the machine affects all of them alike. Returns the results of each. */
export async function interleaved<Name extends string, Result>(
  rounds: number,
  names: readonly Name[],
  work: (name: Name) => Promise<Result>,
): Promise<(name: Name) => readonly Result[]> {
  const results = new Map<Name, Result[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // The first contender changes with each round, because it meets colder caches.
    const turn = round % names.length;
    for (const name of [...names.slice(turn), ...names.slice(0, turn)]) results.get(name)?.push(await work(name));
  }
  return (name) => results.get(name) ?? [];
}
