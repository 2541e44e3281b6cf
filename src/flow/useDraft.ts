import { draftOf, emptiedByReload, type FormSnapshot } from '../../machines/kit/form.select';
import type { FieldOf, Fields } from '../../machines/kit/form.types';
import { useBookmark } from './useBookmark';

/**
 * A form's draft: what was typed before the page was loaded anew or the session ended, and how it is kept from now on. `name` names the form, and
 * what it is of where there are several: `stakeholder:7`. Secrets and files are never kept: `again` names those that have to be given again.
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
