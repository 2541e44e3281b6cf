/** Random sequences of steps, as the tests of money take them. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { Refusal } from '../refusal';

/** So many steps at most. */
export const sequenceOf = <Step>(step: fc.Arbitrary<Step>, longest: number, shortest = 1) =>
  fc.array(step, { minLength: shortest, maxLength: longest, size: 'max' });

/** Runs as many sequences, and fails unless each of them ran. */
export async function afterEachOf<Input>(runs: number, input: fc.Arbitrary<Input>, run: (input: Input) => Promise<unknown>) {
  let ran = 0;
  const property = fc.asyncProperty(input, async (given) => {
    ran += 1;
    await run(given);
  });
  await fc.assert(property, { numRuns: runs });
  expect(ran).toBe(runs);
}

/** A step names any number, and means one that is there. */
export const nth = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)];

export const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** Returns what came of it. Null if it was refused: any other error is thrown. */
export const unlessRefused = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

/** Whether it was done, and not refused. */
export const isDone = async (work: Promise<unknown>): Promise<boolean> => (await unlessRefused(work.then(() => true))) === true;
