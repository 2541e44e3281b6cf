import { attemptOf } from '../../machines/kit/form/form.attempt';
import { draftOf, emptiedByReload, type FormSnapshot } from '../../machines/kit/form/form.select';
import type { Attempt, FieldOf, Fields } from '../../machines/kit/form/form.types';
import { useBookmark } from './useBookmark';

/**
 * A form's draft: the input from before a reload or an expired session, and a function that stores it. `name` is the form's, with the record's
 * id if there are several: `stakeholder:7`. Secrets and files are never stored. `again` names those that have to be entered again. `attempt` is
 * the request of a form that creates something, whose outcome is unknown.
 */
export function useDraft<Values extends Fields<Values>>(name: string, secrets: readonly FieldOf<Values>[] = []) {
  const { recalled, keep } = useBookmark<Partial<Values>>(name);
  const emptied = useBookmark<{ readonly fields: readonly FieldOf<Values>[] }>(`${name}:again`);
  const sent = useBookmark<{ readonly request: Attempt<Values> }>(attemptName(name));
  const again = emptied.recalled?.fields ?? NONE;
  const draft = draftOf<Values>(secrets);
  const lost = emptiedByReload<Values>(secrets);
  return {
    draft: recalled,
    attempt: sent.recalled?.request ?? null,
    again,
    keepDraft: (snapshot: Pick<FormSnapshot<Values>, 'status' | 'context'>) => {
      const request = attemptOf(snapshot);
      sent.keep(request && { request });
      keep(draft(snapshot));
      const fields = lost(snapshot, again);
      emptied.keep(fields.length === 0 ? null : { fields });
    },
  };
}

/** The bookmark of a form's attempt. Like every key, its key is stored even where drafts have filled the storage. */
export const attemptName = (form: string) => `${form}:attempt`;

const NONE: readonly never[] = [];
