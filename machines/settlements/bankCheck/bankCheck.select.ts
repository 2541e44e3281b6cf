import type { SnapshotFrom } from 'xstate';
import { sentence } from '../../kit/flow/fault';
import type { bankCheckMachine } from './bankCheck.machine';
import { notesOf } from './bankCheck.rules';
import type { Compared } from './bankCheck.types';

/** What the page shows of the check. */
export type BankCheckView =
  | { readonly kind: 'choosing'; readonly problem: string | null }
  | { readonly kind: 'reading' | 'listing' }
  | {
      readonly kind: 'compared';
      readonly name: string;
      readonly entries: readonly Compared[];
      readonly others: number;
      /** What the reader has to say, and each row that could not be read. */
      readonly notes: readonly string[];
    }
  | { readonly kind: 'failed'; readonly why: string };

export function selectBankCheck({ value, context }: SnapshotFrom<typeof bankCheckMachine>): BankCheckView {
  const { bank, comparison, problem, fault } = context;
  switch (value) {
    case 'choosing':
      return { kind: 'choosing', problem };
    case 'reading':
    case 'listing':
      return { kind: value };
    case 'compared':
    case 'saving': {
      const { entries, others } = comparison ?? { entries: [], others: 0 };
      return {
        kind: 'compared',
        name: bank?.name ?? '',
        entries,
        others,
        notes: bank === null ? [] : notesOf(bank),
      };
    }
    case 'failed':
      return { kind: 'failed', why: fault === null ? '' : sentence(fault, 'Try again in a moment.') };
  }
}
