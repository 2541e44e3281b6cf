import { useState } from 'react';
import { Button } from '../ui/buttons/Button';
import { Copyable } from '../ui/buttons/Copyable';
import { Menu } from '../ui/buttons/Menu';
import { Tabs } from '../ui/buttons/Tabs';
import { StatusMark } from '../ui/feedback/StatusMark';
import { DetailPanel, MasterDetail } from '../ui/layers/DetailPanel';
import { PrintedStack } from '../ui/layout/PrintedStack';
import { Pagination } from '../ui/tables/Pagination';
import { type Column, Table } from '../ui/tables/Table';
import { DescriptionList } from '../ui/text/DescriptionList';
import { Money } from '../ui/text/Money';
import { StatStrip } from '../ui/text/StatStrip';
import { Timeline } from '../ui/text/Timeline';
import { Part, Piece } from './Piece';
import { type Entry, entries, statuses } from './samples';

const doNothing = () => undefined;
const columns: readonly Column<Entry>[] = [
  { key: 'day', head: 'Date', cell: ({ day }) => day, place: 'note', sortable: true },
  { key: 'name', head: 'Name', cell: ({ name }) => name, place: 'lead', sortable: true },
  { key: 'amount', head: 'Amount (NGN)', cell: ({ amount }) => amount, align: 'right', place: 'figure', sortable: true },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) => <StatusMark {...statuses[status]}>{status}</StatusMark>,
    place: 'mark',
  },
  {
    key: 'menu',
    head: '',
    align: 'right',
    from: 'md',
    cell: ({ name }) => (
      <Menu
        small
        label={`More for ${name}`}
        items={[
          { key: 'copy', label: 'Copy reference', onChoose: doNothing },
          { key: 'again', label: 'Do it again', onChoose: doNothing },
          { key: 'stop', label: 'Stop it', onChoose: doNothing, disabled: true, reason: 'It is over already.' },
        ]}
      />
    ),
  },
];

/** A list with the details of one entry next to it. */
export function Panes() {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a');
  const [chosen, setChosen] = useState<string | null>('1');
  const [sort, setSort] = useState<{ key: string; direction: 'ascending' | 'descending' }>({
    key: 'day',
    direction: 'descending',
  });
  const entry = entries.find(({ id }) => id === chosen);
  const onSort = (key: string) =>
    setSort({ key, direction: sort.key === key && sort.direction === 'descending' ? 'ascending' : 'descending' });
  const pane = (
    <DetailPanel
      title="Details"
      open={entry !== undefined}
      onClose={() => setChosen(null)}
      foot={
        <>
          <Button kind="solid">Approve</Button>
          <Button>Decline</Button>
        </>
      }
    >
      {entry && <Details entry={entry} />}
    </DetailPanel>
  );
  return (
    <MasterDetail pane={pane}>
      <Part title="A list and its details">
        <Piece name="Tabs, StatStrip, Table, Menu, DetailPanel, Pagination" wide>
          <Tabs
            label="Currency"
            value={tab}
            onChoose={setTab}
            tabs={[
              { value: 'a', label: 'NGN' },
              { value: 'b', label: 'USD' },
              { value: 'c', label: 'GBP' },
            ]}
          >
            <StatStrip
              label="Balances"
              figures={[
                { label: 'Balance', value: <Money amount="6482930" currency="NGN" size="figure" /> },
                { label: 'Total', value: <Money amount="214908655.4" currency="NGN" size="figure" /> },
                { label: 'Successful', value: '1,164', note: '12 more than last week' },
              ]}
            />
          </Tabs>
          <Table
            caption="Entries"
            columns={columns}
            rows={entries.slice(0, 8)}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => `Details of ${name}`}
            onRow={({ id }) => setChosen(id)}
            chosen={chosen}
            sort={{ ...sort, onSort }}
            empty="None"
          />
          <Pagination page={1} size={20} total={1286} onPage={doNothing} onSize={doNothing} />
        </Piece>
      </Part>
    </MasterDetail>
  );
}

function Details({ entry }: { readonly entry: Entry }) {
  return (
    <>
      <PrintedStack>
        <StatusMark {...statuses[entry.status]}>{entry.status}</StatusMark>
        <p>
          <Money amount="4250000" currency="NGN" size="sum" />
        </p>
        <p>to {entry.name}</p>
      </PrintedStack>
      <Timeline
        steps={[
          { label: 'Begun by Amaka Obi', at: '08:42 am', state: 'done', icon: 'circle-check' },
          { label: 'Verified with a code', at: '08:43 am', state: 'done', icon: 'circle-check' },
          { label: 'Waiting for somebody else', at: 'for 31 min', state: 'now', icon: 'users' },
          { label: 'Paid', state: 'ahead', icon: 'circle-dashed' },
        ]}
      />
      <DescriptionList
        rows={[
          { label: 'Date', value: entry.day },
          { label: 'Number', value: <Copyable text="0123456789" label="Copy number" /> },
          { label: 'Type', value: 'Bank' },
          {
            label: 'Session ID',
            value: (
              <Copyable
                text="000013261121084210000044719023"
                shown="000013 261121 084210 000044 719023"
                label="Copy session ID"
              />
            ),
          },
        ]}
      />
    </>
  );
}
