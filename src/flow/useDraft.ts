import { draftOf, emptiedByReload, type FormSnapshot } from '../../machines/kit/form.select';
import type { FieldOf, Fields } from '../../machines/kit/form.types';
import { useBookmark } from './useBookmark';

/**
 * A form's draft: the input from before a reload or an expired session, and a function that stores it. `name` is the form's, with the record's
 * id if there are several: `stakeholder:7`. Secrets and files are never stored. `again` names those that have to be entered again.
 */
export function useDraft<Values extends Fields<Values>>(name: string, secrets: readonly FieldOf<Values>[] = []) {
  const { recalled, keep } = useBookmark<Partial<Values>>(name);
  const emptied = useBookmark<{ readonly fields: readonly FieldOf<Values>[] }>(`${name}:again`);
  const again = emptied.recalled?.fields ?? NONE;
  const draft = draftOf<Values>(secrets);
  const lost = emptiedByReload<Values>(secrets);
  return {
    draft: recalled,
    again,
    keepDraft: (snapshot: Pick<FormSnapshot<Values>, 'status' | 'context'>) => {
      keep(draft(snapshot));
      const fields = lost(snapshot, again);
      emptied.keep(fields.length === 0 ? null : { fields });
    },
  };
}

const NONE: readonly never[] = [];
