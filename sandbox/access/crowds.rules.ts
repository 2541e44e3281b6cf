/** Decides once for all concurrent attempts, so that one of them cannot change the decision for another. */
interface Crowd {
  members: number;
  inside: number;
  readonly refusal: Promise<Error | null>;
  readonly finished: Promise<void>;
  readonly finish: () => void;
}

const crowds = new Map<string, Crowd>();

function newCrowd(before: Crowd | undefined, decide: () => Promise<Error | null>): Crowd {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const refusal = before ? before.finished.then(decide) : decide();
  return { members: 0, inside: 0, refusal, finished, finish };
}

/** The current group has a maximum size. Later attempts wait until it has finished, and are decided then. */
function join(key: string, size: number, decide: () => Promise<Error | null>): Crowd {
  const there = crowds.get(key);
  const crowd = there && there.members < size ? there : newCrowd(there, decide);
  crowds.set(key, crowd);
  crowd.members += 1;
  crowd.inside += 1;
  return crowd;
}

function leave(key: string, crowd: Crowd): void {
  crowd.inside -= 1;
  if (crowd.inside > 0) return;
  crowd.finish();
  if (crowds.get(key) === crowd) crowds.delete(key);
}

/** Runs the work unless its group is refused: `decide` returns why, or `null`. */
export async function inCrowd<T>(
  key: string,
  size: number,
  decide: () => Promise<Error | null>,
  work: () => Promise<T>,
): Promise<T> {
  const crowd = join(key, size, decide);
  try {
    const refusal = await crowd.refusal;
    if (refusal) throw refusal;
    return await work();
  } finally {
    leave(key, crowd);
  }
}
