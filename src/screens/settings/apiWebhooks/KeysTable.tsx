import type { ApiKey } from '../../../../machines/settings/apiKeys/apiKeys.machine';
import { css } from '../../../../styled-system/css';
import { Empty } from '../../../ui/feedback/Empty';
import { type Column, Table } from '../../../ui/tables/Table';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { ShortFingerprint } from '../../../ui/text/Fingerprint';
import { type Environment, groupsOf, KEY_NAMES } from './keyWords';
import { CopyKey, type KeyCopies } from './useKeyCopies';

interface KeysTableProps {
  readonly keys: readonly ApiKey[];
  readonly environment: Environment;
  /** Null: the role may not copy. */
  readonly copies: KeyCopies | null;
}

// Its own margin makes a row of two lines high enough.
const named = css({ display: 'grid', my: { md: '2' }, lineHeight: 'table' });
const title = css({ fontWeight: 'medium' });
const note = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });
// Two lines are as high as the name beside them, and leave room for Copy on a laptop.
const used = css({ display: { md: 'inline-grid' }, lineHeight: 'table' });
const maskLook = css({ fontFamily: 'code', fontSize: 'table', overflowWrap: 'anywhere' });

/** KEY-02: the keys as masks. */
export function KeysTable({ keys, environment, copies }: KeysTableProps) {
  const columns: readonly Column<ApiKey>[] = [
    {
      key: 'key',
      head: 'Key',
      place: 'lead',
      isTall: true,
      cell: ({ name }) => (
        <span className={named}>
          <span className={title}>{KEY_NAMES[name].name}</span> <span className={note}>{KEY_NAMES[name].use}</span>
        </span>
      ),
    },
    { key: 'value', head: 'Value', cell: ({ mask }) => <span className={maskLook}>{mask}</span> },
    {
      ...{ key: 'fingerprint', head: 'Fingerprint', from: 'lg' },
      cell: ({ fingerprint }) => <ShortFingerprint groups={groupsOf(fingerprint)} />,
    },
    {
      key: 'used',
      head: 'Last used WAT',
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? (
          'Not used yet'
        ) : (
          <span className={used}>
            <span>{formatDay(lastUsedAt)}</span> <span>{formatShortTime(lastUsedAt)}</span>
          </span>
        ),
    },
  ];
  const copying: Column<ApiKey> = {
    ...{ key: 'copy', head: 'Copy', headHidden: true, align: 'right', place: 'figure' },
    cell: ({ name }) => copies && <CopyKey copies={copies} name={name} />,
  };
  return (
    <Table
      caption="API keys"
      columns={copies ? [...columns, copying] : columns}
      rows={keys}
      rowKey={({ name }) => name}
      empty={<Empty title={`You currently do not have any API keys in ${environment}.`} />}
    />
  );
}
