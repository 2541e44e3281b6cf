import { useMemo } from 'react';
import { short } from '../../../contract/shownText';
import type { Wired } from '../../../machines/kit/flow/port';
import { KINDS } from '../../../machines/shell/finder/finder.kinds';
import type { finderMachine } from '../../../machines/shell/finder/finder.machine';
import { type FoundOfKind, matching, type Recent, ranked } from '../../../machines/shell/finder/finder.rules';
import { bookmarkFinder, type FinderView, selectFinder } from '../../../machines/shell/finder/finder.select';
import type { Found, Way } from '../../../machines/shell/finder/finder.types';
import { useFlowContext } from '../../flow/FlowProvider';
import { useBookmark } from '../../flow/useBookmark';
import { useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { FindDialog, type FoundGroup } from '../../ui/layers/FindDialog';
import { useMedia } from '../../ui/layout/useMedia';

export interface FinderDialogProps {
  readonly machine: Wired<typeof finderMachine>;
  readonly permissions: readonly string[];
  /** Pages and actions of the role. */
  readonly ways: readonly Way[];
  /** It is built before it is opened. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Two results can have one URL, so a number makes them unique. */
const numbered = (place: string, index: number) => `${index} ${place}`;
const pathIn = (value: string) => value.slice(value.indexOf('/'));

const placeOf = ({ kind, by }: Found) => `${KINDS[kind].page}?${new URLSearchParams(by)}`;

/** NAV-14. */
export function FinderDialog({ machine, permissions, ways, open, onClose }: FinderDialogProps) {
  const { navigate } = useFlowContext();
  const { recalled, keep } = useBookmark<Recent>('finder');
  const { view, send } = useFlow(machine, {
    input: { permissions, kept: recalled },
    select: selectFinder,
    onChange: (snapshot) => keep(bookmarkFinder(snapshot)),
    onDone: onClose,
  });
  const { keyword, found, recent } = view;
  const groups = useMemo(() => groupsOf(matching(ways, keyword), ranked(found, keyword), recent), [ways, keyword, found, recent]);
  return (
    <FindDialog
      title="Find anything"
      placeholder="Search for a screen, reference or email"
      open={open && !view.ended}
      onClose={() => send({ type: 'dismissed' })}
      keyword={keyword}
      onKeyword={(text) => send({ type: 'keyword.changed', keyword: text })}
      groups={groups}
      onChoose={(value) => {
        const opened = [...found, ...recent].find((one) => placeOf(one) === pathIn(value));
        send(opened ? { type: 'result.opened', opened } : { type: 'dismissed' });
        navigate(pathIn(value));
      }}
      foot={<Foot view={view} isEmpty={groups.length === 0} onRetry={() => send({ type: 'search.retry' })} />}
    />
  );
}

function groupsOf(ways: readonly Way[], found: readonly FoundOfKind[], recent: readonly Found[]): readonly FoundGroup[] {
  const screens = ways.map(({ label, group, path }, index) => ({ value: numbered(path, index), label, note: group }));
  const objects = found.map(({ kind, items }) => ({
    name: KINDS[kind].name,
    items: items.map((one, index) => ({ ...shown(one), value: numbered(placeOf(one), index), note: one.note })),
  }));
  const opened = recent.map((one, index) => ({
    ...shown(one),
    value: numbered(placeOf(one), index),
    note: KINDS[one.kind].name,
  }));
  return [{ name: 'Opened last', items: opened }, { name: 'Screens and actions', items: screens }, ...objects].filter(
    ({ items }) => items.length > 0,
  );
}

const shown = ({ label, sum, at }: Found) => ({ label, ...(sum && { sum }), ...(at && { at }) });

interface FootProps {
  readonly view: FinderView;
  readonly isEmpty: boolean;
  readonly onRetry: () => void;
}

function Foot({ view: { busy, problem, isShort, isNothing, keyword }, isEmpty, onRetry }: FootProps) {
  // A phone and a tablet have no keys to name.
  const hasKeys = useMedia('(min-width: 768px) and (pointer: fine)');
  if (problem) {
    return (
      <span role="alert">
        {problem} <Button onPress={onRetry}>Try again</Button>
      </span>
    );
  }
  const words = busy
    ? 'Searching your data…'
    : isShort
      ? 'Type 3 or more letters to search your data.'
      : isNothing
        ? `${isEmpty ? 'Nothing' : 'Nothing in your data'} matches “${short(keyword.trim())}”.`
        : hasKeys && 'Use arrow keys to choose, Enter to open, Esc to close.';
  return <span role="status">{words}</span>;
}
