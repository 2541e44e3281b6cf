/** Tells the runs of a quiet machine from those that other load disturbed, which says nothing about what is measured. */

interface Controlled {
  /** The time in ms of a fixed work that was done right after the run. */
  readonly control: number;
}

/** How much longer than the good ones the fixed work of a quiet run may take. */
const QUIET = 1.3;

/** Returns the runs whose fixed work took about as long as that of the best quarter. What the runs themselves took plays no part. */
export function quietest<Run extends Controlled>(runs: readonly Run[]): readonly Run[] {
  const controls = runs.map(({ control }) => control).sort((a, b) => a - b);
  const good = controls[Math.floor(controls.length / 4)] ?? 0;
  return runs.filter(({ control }) => control <= good * QUIET);
}
