/** Saves a form whose record someone else may have changed meanwhile. */
import { said } from '../../contract/common';
import { Failure } from '../../machines/kit/flow/fault';
import type { Outdated } from '../../machines/kit/form/form.types';

const sentenceOf = (error: unknown): string | null => {
  if (!(error instanceof Failure) || error.fault.kind !== 'server' || error.fault.status !== 409) return null;
  return error.fault.message.includes(said.changedMeanwhile) ? error.fault.message : null;
};

/**
 * Returns what is stored now if the provider refuses the change because of it. If that can't be loaded, the refusal stands: the next attempt
 * meets it again.
 */
export async function orOutdated<Answer, Values>(
  save: () => Promise<Answer>,
  present: () => Promise<Values>,
): Promise<Answer | Outdated<Values>> {
  try {
    return await save();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    const stored = await present().catch(() => {
      throw error;
    });
    return { said: sentence, present: stored };
  }
}

/** The version in the body of a change. A provider without versions gets none. */
export const versioned = (version: string): { readonly version?: string } => (version === '' ? {} : { version });
