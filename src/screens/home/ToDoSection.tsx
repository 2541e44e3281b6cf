import '../../ui/theme/chargebackIcons';
import { useEffect, useState } from 'react';
import type { Chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import { CHARGEBACKS, pageOfChargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { TO_DO_LISTS, type ToDo, type ToDoList } from '../../../machines/home/toDo/toDo.machine';
import { approvalsLeft, type Me, stillWaiting, type ToDoItem, toDoItems } from '../../../machines/home/toDo/toDo.rules';
import { waitedFor } from '../../../machines/kit/flow/waited';
import { Link } from '../../flow/Link';
import { keepPreference, readPreference } from '../../flow/themePreference';
import { LastUpdated } from '../../ui/tables/LastUpdated';
import { type Task, TaskList, taskActionStyle } from '../../ui/tables/TaskList';
import { formatCount } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { TimeLeft } from '../chargebacks/TimeLeft';
import { useDueClock } from '../chargebacks/useDueClock';
import { PartError, type ShownPart } from '../kit/PartError';
import { useWaitingCount } from '../shell/waitingCount';

const NEEDED: Readonly<Record<ToDoList, readonly [string, string]>> = {
  chargebacks: ['chargeback.view', 'chargeback.manage'],
  codes: ['payout.view', 'payout.initiate'],
  approvals: ['payout.view', 'payout.approve'],
  failures: ['payout.view', 'payout.initiate'],
};

/** Returns the lists that a role may act on. */
export const listsFor = (permissions: readonly string[]): readonly ToDoList[] =>
  TO_DO_LISTS.filter((list) => NEEDED[list].every((needed) => permissions.includes(needed)));

const PAYOUTS = '/dashboard/account/payouts';

const pathOf = ({ kind, count, first }: ToDoItem, since: string) =>
  ({
    chargebacks: count === 1 && first ? pageOfChargeback(first) : CHARGEBACKS,
    codes: `${PAYOUTS}?status=Awaiting+Verification`,
    approvals: '/dashboard/payout/pending-approval',
    failures: `${PAYOUTS}?status=Failed&from=${since}`,
  })[kind];

const verb = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? `payout ${one}` : `payouts ${many}`}`;

const looks = {
  chargebacks: {
    tone: 'red',
    icon: 'shield-alert',
    action: 'Treat Chargeback',
    words: (n: number) => `${formatCount(n)} ${n === 1 ? 'chargeback needs' : 'chargebacks need'} your answer`,
  },
  codes: {
    tone: 'blue',
    icon: 'key-round',
    action: 'Enter codes',
    words: (n: number) => verb(n, 'awaits a code', 'await a code'),
  },
  approvals: {
    tone: 'indigo',
    icon: 'user-check',
    action: 'Review',
    words: (n: number) => verb(n, 'awaits your approval', 'await your approval'),
  },
  failures: { tone: 'red', icon: 'circle-x', action: 'View failed', words: (n: number) => verb(n, 'failed', 'failed') },
} as const;

const LOST: Readonly<Record<ToDoList, string>> = {
  chargebacks: 'your chargebacks',
  codes: 'payouts that await a code',
  approvals: 'payouts that await approval',
  failures: 'failed payouts',
};

const NAMES = 2;

function namesOf({ kind, names, count }: ToDoItem): string {
  const named = names.slice(0, NAMES).join(', ');
  if (kind === 'chargebacks') return named && (count === 1 ? `Order ${named}` : `Order ${named} is due first`);
  return count > NAMES && names.length > NAMES ? `${named} and others` : named;
}

const whenOf = ({ kind, oldest }: ToDoItem, now: number) =>
  kind === 'failures' ? 'In the last 7 days' : oldest ? `Waiting ${waitedFor(oldest, now)}` : '';

function rowOf(item: ToDoItem, isFirst: boolean, since: string, now: number): Task {
  const { tone, icon, action, words } = looks[item.kind];
  return {
    key: item.kind,
    tone,
    icon,
    title: words(item.count),
    about: namesOf(item),
    amount: item.sums?.map(({ currency, amount }) => <Money key={currency} amount={amount} currency={currency} />),
    when: item.first ? <TimeLeft chargeback={item.first} /> : whenOf(item, now),
    action: (
      <Link href={pathOf(item, since)} className={taskActionStyle(isFirst)}>
        {action}
      </Link>
    ),
  };
}

const KINDS: Readonly<Record<ToDoList, string>> = {
  chargebacks: 'chargebacks',
  codes: 'codes',
  approvals: 'approvals',
  failures: 'failed payouts',
};

const listed = new Intl.ListFormat('en-GB');

/** Names only what can come up for this role. */
function doneOf(lists: readonly ToDoList[]): Task {
  const all = listed.format(lists.map((list) => KINDS[list]));
  const about =
    all === '' ? 'Your role has nothing to answer or approve.' : `${all[0]?.toUpperCase()}${all.slice(1)} appear here.`;
  return { key: 'done', tone: 'green', icon: 'check', title: 'You’re up to date', about };
}

interface ToDoListProps {
  readonly part: ShownPart<ToDo> & { readonly view: { readonly shownAt: number | null } };
  readonly me: Me;
  /** The lists that the role may act on. */
  readonly lists: readonly ToDoList[];
  /** The next step to go live. Null if there is none. */
  readonly goLive: { readonly label: string; readonly path: string } | null;
  readonly updated: {
    readonly at: number | null;
    readonly busy: boolean;
    readonly failed?: boolean;
    readonly onRefresh: () => void;
  };
}

const NONE: readonly Chargeback[] = [];

/** Returns the time as of which chargebacks need an answer, in milliseconds since the epoch. */
export const useToDoClock = (value: ToDo | null): number => useDueClock(value?.chargebacks?.rows ?? NONE);

/** Whether nothing is left to do, so that another action may lead. */
export const isUpToDate = ({ view }: ToDoListProps['part'], me: Me, goLive: ToDoListProps['goLive'], now: number) =>
  view.value !== null && view.value.missing.length === 0 && goLive === null && toDoItems(view.value, me, now).length === 0;

const ROOM = 'toDoLines';

/** Returns the rows to keep room for: those that this browser showed last, so that nothing moves when they load. */
function useRoom(shown: readonly number[] | null, most: number): readonly number[] {
  const [kept] = useState(() => roomOf(readPreference(ROOM)) ?? Array.from({ length: Math.max(most, 1) }, () => 1));
  const lines = shown?.join(' ') ?? null;
  useEffect(() => {
    if (lines !== null) keepPreference(ROOM, lines || '1');
  }, [lines]);
  return kept;
}

/** At most as many rows and amounts as there can be, whatever the browser holds. */
const roomOf = (kept: string | null) =>
  kept === null || !/^[0-9]( [0-9]){0,4}$/.test(kept) ? null : kept.split(' ').map(Number);

/** What needs the merchant: one row for each kind, each with the way to its list. */
export function ToDoSection({ part, me, lists, goLive, updated }: ToDoListProps) {
  const { value, shownAt, fault } = part.view;
  const now = useToDoClock(value);
  const items = value && toDoItems(value, me, now);
  useWaitingCount('approvals', value?.approvals ? approvalsLeft(value.approvals, me) : null);
  useWaitingCount('chargebacks', value?.chargebacks ? stillWaiting(value.chargebacks, now).total : null);
  const since = value?.failures?.since ?? '';
  const rows = items?.map((item, index) => rowOf(item, index === 0, since, shownAt ?? 0)) ?? [];
  const start: readonly Task[] = goLive
    ? [
        {
          key: 'goLive',
          tone: 'orange',
          icon: 'flag',
          title: 'Your business isn’t live yet',
          about: 'Complete your details to accept live payments.',
          action: (
            <Link href={goLive.path} className={taskActionStyle(rows.length === 0)}>
              {goLive.label}
            </Link>
          ),
        },
      ]
    : [];
  const all = [...rows, ...start];
  const room = useRoom(
    items && [...items.map(({ sums }) => Math.min(sums?.length ?? 0, 9)), ...start.map(() => 0)],
    lists.length + start.length,
  );
  return (
    <>
      <PartError part={part} what="your to-do list" />
      {value?.missing.map(({ list, fault: why }) => (
        <PartError key={list} part={{ ...part, view: { ...part.view, value: null, fault: why } }} what={LOST[list]} />
      ))}
      <TaskList
        title="To do"
        count={items && (items.reduce((sum, { count }) => sum + count, start.length) || null)}
        room={room}
        rows={items === null ? (fault ? start : null) : all.length > 0 || value?.missing.length ? all : [doneOf(lists)]}
        actions={<LastUpdated {...updated} />}
      />
    </>
  );
}
