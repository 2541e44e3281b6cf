import type { Entry } from '../bulkPayout/bulkPayout.entries';

/** What the file is of: the headings alone, ready to be filled in, or those of the rows that are not ready, with what is wrong with each. */
export type BulkFileWanted = { readonly of: 'template' } | { readonly of: 'problems'; readonly entries: readonly Entry[] };
