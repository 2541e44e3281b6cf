/** The chain of audit entries, in the terms of the sandbox. What a hash covers is in the contract, where the browser has it too. */
import { type ChainEntry, type ChainLink, canonical as canonicalText, GENESIS } from '../../contract/settings/auditChain';

export { GENESIS };

/** An entry as its writer knows it. The database adds its place in the chain. */
export interface Entry extends Omit<ChainEntry, 'at'> {
  readonly at: Temporal.Instant;
}

/** An entry with its place in the chain. */
export interface Link extends Omit<ChainLink, 'at'> {
  readonly at: Temporal.Instant;
}

const momentOf = (at: Temporal.Instant): string => at.toString({ smallestUnit: 'millisecond' });

/** Returns a link as its hash covers it. */
export const asHashed = (link: Link): ChainLink => ({ ...link, at: momentOf(link.at) });

export const canonical = (entry: Entry): string => canonicalText({ ...entry, at: momentOf(entry.at) });
