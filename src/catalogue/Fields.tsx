import { useState } from 'react';
import { AmountField } from '../ui/AmountField';
import { CodeField } from '../ui/CodeField';
import { Combobox } from '../ui/Combobox';
import { DateRangeField } from '../ui/DateRangeField';
import { FileDrop } from '../ui/FileDrop';
import { PasswordField } from '../ui/PasswordField';
import { SelectField } from '../ui/SelectField';
import { TextField } from '../ui/TextField';
import { Part, Piece } from './Piece';
import { towns } from './samples';

const presets = [
  { label: 'Today', from: '2026-11-21', to: '2026-11-21' },
  { label: 'This week', from: '2026-11-16', to: '2026-11-22' },
  { label: 'This month', from: '2026-11-01', to: '2026-11-30' },
];

export function Fields() {
  const [text, setText] = useState('Newleaf Crafts');
  const [secret, setSecret] = useState('secret12');
  const [amount, setAmount] = useState('60000');
  const [code, setCode] = useState('123456');
  const [town, setTown] = useState('');
  const [range, setRange] = useState({ from: '2026-11-16', to: '2026-11-22' });
  const [file, setFile] = useState<string | null>(null);
  return (
    <Part title="Fields">
      <Piece name="TextField">
        <TextField label="Name" value={text} onText={setText} hint="As it is written on the door." />
        <TextField label="Number" value="0803 144 77" onText={() => undefined} problem="It has 9 digits. It needs 11." />
        <TextField label="Note" value="" onText={() => undefined} optional />
        <TextField label="Sent" value="On its way" onText={() => undefined} waiting />
        <TextField label="Fixed" value="Cannot be changed" onText={() => undefined} readOnly />
      </Piece>
      <Piece name="PasswordField, AmountField, CodeField">
        <PasswordField label="Password" value={secret} onText={setSecret} autoComplete="current-password" />
        <AmountField label="Amount" value={amount} onText={setAmount} currency="NGN" />
        <CodeField label="Code" value={code} onText={setCode} />
      </Piece>
      <Piece name="Combobox, SelectField">
        <Combobox
          label="Town"
          value={town}
          onChoose={setTown}
          options={towns}
          placeholder="Choose a town"
          hint="Type any part."
        />
        <Combobox label="Other town" value="Kano" onChoose={setTown} options={towns} placeholder="Choose" problem="Not there." />
        <SelectField label="Town from a list" value={town} onChoose={setTown} options={towns} placeholder="Choose a town" />
        <SelectField label="Town, off" value="" onChoose={setTown} options={[]} placeholder="Choose a town" disabled />
      </Piece>
      <Piece name="DateRangeField">
        <DateRangeField label="Period" {...range} onChange={setRange} presets={presets} />
        <DateRangeField label="Other period" from="" to="" onChange={setRange} presets={[]} problem="Choose both days." />
      </Piece>
      <Piece name="FileDrop">
        <FileDrop
          label="A list"
          accept=".csv,.xlsx"
          maxBytes={1_000_000}
          onFile={({ name }) => setFile(name)}
          hint={file ?? 'CSV or XLSX, at most 1 MB.'}
        />
        <FileDrop label="A picture" accept="image/*" maxBytes={100} onFile={() => undefined} problem="Choose a picture." />
      </Piece>
    </Part>
  );
}
