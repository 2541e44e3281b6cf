import { useState } from 'react';
import { isolated } from '../../../contract/shownText';
import { renamed, updated, withoutView, withView } from '../../../machines/kit/list/changedViews';
import { MOST_VIEWS, type OwnView } from '../../../machines/kit/list/ownViews';
import { useFlowContext } from '../../flow/FlowProvider';
import type { OwnViews } from '../../flow/useOwnViews';
import { Button } from '../../ui/buttons/Button';
import { Menu } from '../../ui/buttons/Menu';
import { ViewDialog, type ViewTask } from './ViewDialog';

export interface ViewActionsProps {
  readonly own: OwnViews;
  /** The chosen view, if the merchant saved it. */
  readonly mine: OwnView | null;
  /** Whether the current filter is none of the views. */
  readonly isNew: boolean;
  /** Whether it differs from the chosen one. */
  readonly isChanged: boolean;
  /** The current filter, as a URL has it. */
  readonly search: string;
  /** The list's own name, such as `Transactions`. */
  readonly list: string;
  /** Of all views of the list. */
  readonly labels: readonly string[];
}

const DONE: Readonly<Record<ViewTask['kind'], string>> = {
  save: 'View saved.',
  rename: 'View renamed.',
  delete: 'View deleted.',
};

/** Another tab has saved views since this dialog opened. */
const REFUSED = 'Your views changed in another tab. Reload and try again.';

/** Saves a view of a list, and changes those that the merchant saved. */
export function ViewActions({ own: { views, change }, mine, isNew, isChanged, search, list, labels }: ViewActionsProps) {
  const { notice } = useFlowContext();
  const [task, setTask] = useState<ViewTask | null>(null);
  const announce = (text: string) => notice({ flow: 'views', tone: 'good', text });
  const full = views.length >= MOST_VIEWS;
  const done = ({ kind, name: before }: ViewTask, name: string) => {
    setTask(null);
    const isDone = change((all) => {
      if (kind === 'save') return withView(all, { name, search });
      return kind === 'rename' ? renamed(all, before, name) : withoutView(all, before);
    });
    if (isDone) announce(DONE[kind]);
    else notice({ flow: 'views', tone: 'bad', text: REFUSED });
  };
  return (
    <>
      {isNew && (
        <Button
          kind="bare"
          icon="plus"
          disabled={full}
          reason={full ? `You have ${MOST_VIEWS} views. Delete one first.` : null}
          onPress={() => setTask({ kind: 'save', name: '' })}
        >
          Save view
        </Button>
      )}
      {mine && (
        <Menu
          small
          label={`Actions for the view ${isolated(mine.name)}`}
          items={[
            ...(isChanged
              ? [
                  {
                    key: 'update',
                    label: 'Save changes',
                    onChoose: () => {
                      change((all) => updated(all, { name: mine.name, search }));
                      announce('View updated.');
                    },
                  },
                ]
              : []),
            { key: 'rename', label: 'Rename view', onChoose: () => setTask({ kind: 'rename', name: mine.name }) },
            { key: 'delete', label: 'Delete view', onChoose: () => setTask({ kind: 'delete', name: mine.name }) },
          ]}
        />
      )}
      {task && (
        <ViewDialog
          task={task}
          things={/^\p{Lu}\p{Ll}/u.test(list) ? list.charAt(0).toLowerCase() + list.slice(1) : list}
          taken={labels.filter((label) => label !== task.name)}
          onClose={() => setTask(null)}
          onDone={(name) => done(task, name)}
        />
      )}
    </>
  );
}
