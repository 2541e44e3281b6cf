/** Decides once for all who come at the same time. What one of them does cannot change the decision for another. */
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

/** The crowd that is there has room for so many in all; whoever comes after waits until it is gone, and is decided on then. */
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

/** Runs the work unless its crowd is refused: `decide` returns why, or `null`. */
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
