/** Runs one step for every combination of guard answers. */

/** @param run takes the step. It asks in the same order as long as it gets the same answers */
export function outcomes<T>(run: (ask: () => boolean) => T): T[] {
  const all: T[] = [];
  for (let script: boolean[] | null = []; script; ) {
    const answers: readonly boolean[] = script;
    const asked: boolean[] = [];
    all.push(
      run(() => {
        const answer = answers[asked.length] ?? false;
        asked.push(answer);
        return answer;
      }),
    );
    script = nextScript(asked);
  }
  return all;
}

/** Changes the last false result to true. All later questions are asked again. */
function nextScript(asked: readonly boolean[]): boolean[] | null {
  const last = asked.lastIndexOf(false);
  return last < 0 ? null : [...asked.slice(0, last), true];
}
