import { useState } from 'react';
import { SearchField } from '../ui/controls/SearchField';
import { SelectField } from '../ui/controls/SelectField';
import { Alert } from '../ui/feedback/Alert';
import { Empty } from '../ui/feedback/Empty';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StatusMark } from '../ui/feedback/StatusMark';
import { FilterPanel } from '../ui/layers/FilterPanel';
import { LastUpdated } from '../ui/tables/LastUpdated';
import { type Column, Table } from '../ui/tables/Table';
import { Countdown } from '../ui/text/Countdown';
import { StatStrip } from '../ui/text/StatStrip';
import { Part, Piece, Row } from './Piece';
import { type Entry, entries, statuses } from './samples';

const columns: readonly Column<Entry>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, sortable: true },
  { key: 'amount', head: 'Amount', cell: ({ amount }) => amount, align: 'right', sortable: true },
  { key: 'day', head: 'Date', cell: ({ day }) => day, from: 'lg' },
  { key: 'status', head: 'Status', cell: ({ status }) => <StatusMark {...statuses[status]}>{status}</StatusMark> },
];
const few = columns.filter(({ from }) => !from);
const key = ({ id }: Entry) => id;
const fields = [
  { value: 'name', label: 'Name' },
  { value: 'reference', label: 'Reference' },
];

export function Lists() {
  const [column, setColumn] = useState('name');
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const [count, setCount] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Part title="Lists">
      <Piece name="SearchField, FilterPanel, LastUpdated, Countdown" wide>
        <Row>
          <SearchField
            label="Search"
            within={{ column, columns: fields, onColumn: setColumn }}
            value={text}
            onText={setText}
            onSearch={() => undefined}
          />
          <FilterPanel
            label="Filter the entries"
            count={count}
            onApply={() => setCount(status === '' ? 0 : 1)}
            onReset={() => setStatus('')}
          >
            <SelectField
              label="Status"
              value={status}
              onChoose={setStatus}
              placeholder="All"
              optional
              options={Object.keys(statuses).map((value) => ({ value, label: value }))}
            />
          </FilterPanel>
          <LastUpdated at={Date.now()} busy={false} />
          <LastUpdated at={Date.now() - 180_000} busy={false} />
          <LastUpdated at={null} busy={false} />
          <LastUpdated at={null} busy />
          <LastUpdated at={Date.now()} busy={false} failed />
          <Countdown ms={42_000} />
        </Row>
      </Piece>
      <Piece name="StatStrip: waiting, and one unknown" wide>
        <StatStrip
          label="Waiting"
          busy
          figures={[
            { label: 'Balance', value: null },
            { label: 'Total', value: null },
            { label: 'Count', value: '7' },
          ]}
        />
        <StatStrip label="Unknown" figures={[{ label: 'Balance', value: null, note: 'It could not be fetched.' }]} />
      </Piece>
      <Piece name="Table: empty">
        <Table
          caption="Empty"
          columns={few}
          rows={[]}
          rowKey={key}
          empty={<Empty title="Nothing here yet.">The first entry will stand here.</Empty>}
        />
      </Piece>
      <Piece name="Table: waiting">
        <Table caption="Waiting" columns={few} rows={[]} rowKey={key} busy empty="" />
      </Piece>
      <Piece name="Table: failed, last rows kept">
        <Alert tone="plain">The list could not be refreshed. Showing rows from 09:02 am.</Alert>
        <Table caption="Kept" columns={few} rows={entries.slice(0, 3)} rowKey={key} empty="" />
      </Piece>
      <Piece name="Skeleton">
        <Skeleton lines={4} />
      </Piece>
      <Piece name="Table: ten thousand rows" wide>
        <Table
          caption="Many"
          columns={columns}
          rows={entries}
          rowKey={key}
          chosen={chosen}
          onRow={({ id }) => setChosen(id)}
          empty=""
        />
      </Piece>
    </Part>
  );
}
