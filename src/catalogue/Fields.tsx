import { useState } from 'react';
import { typedDay } from '../../machines/kit/values/days';
import { AmountField } from '../ui/controls/AmountField';
import { CheckField } from '../ui/controls/CheckField';
import { CodeField } from '../ui/controls/CodeField';
import { Combobox } from '../ui/controls/Combobox';
import { DateField } from '../ui/controls/DateField';
import { DateRangeField } from '../ui/controls/DateRangeField';
import { FileDrop } from '../ui/controls/FileDrop';
import { FilesField } from '../ui/controls/FilesField';
import { PasswordField } from '../ui/controls/PasswordField';
import { SelectField } from '../ui/controls/SelectField';
import { TextAreaField } from '../ui/controls/TextAreaField';
import { TextField } from '../ui/controls/TextField';
import { Part, Piece } from './Piece';
import { towns } from './samples';

const presets = [
  { label: 'Today', from: '2026-11-21', to: '2026-11-21' },
  { label: 'This week', from: '2026-11-16', to: '2026-11-22' },
  { label: 'This month', from: '2026-11-01', to: '2026-11-30' },
];

const papers = [
  { key: '1', name: 'certificate-of-incorporation-of-newleaf-crafts-and-partners-limited.pdf', bytes: 834_000 },
  { key: '2', name: 'memo.pdf', bytes: 12_400 },
];

export function Fields() {
  const [text, setText] = useState('Newleaf Crafts');
  const [secret, setSecret] = useState('secret12');
  const [amount, setAmount] = useState('60000');
  const [code, setCode] = useState('123456');
  const [town, setTown] = useState('');
  const [range, setRange] = useState({ from: '2026-11-16', to: '2026-11-22' });
  const [ticked, setTicked] = useState(true);
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
        <DateRangeField label="Period" {...range} onChange={setRange} presets={presets} today="2026-11-22" read={typedDay} />
        <DateRangeField
          label="Other period"
          from=""
          to=""
          onChange={setRange}
          presets={[]}
          today="2026-11-22"
          read={typedDay}
          problem="Choose both days."
        />
      </Piece>
      <Piece name="DateField, TextAreaField, CheckField">
        <DateField label="Day" value="2026-11-21" onText={() => undefined} read={typedDay} />
        <TextAreaField label="About it" value={text} onText={setText} limit={20} hint="What it is." />
        <TextAreaField label="Why" value="" onText={() => undefined} problem="Say why." />
        <CheckField label="It is so" checked={ticked} onTick={setTicked} />
        <CheckField label="It was read" checked={false} onTick={() => undefined} problem="Read it first." />
      </Piece>
      <Piece name="FilesField">
        <FilesField
          label="Papers"
          accept=".pdf"
          maxBytes={1_000_000}
          files={papers}
          onFiles={() => undefined}
          onRemove={() => undefined}
          pictureOf={() => null}
          hint="PDF, at most 1 MB each."
        />
        <FilesField
          label="Seal"
          accept=".png"
          maxBytes={1000}
          files={[]}
          saved={['seal.png']}
          optional
          onFiles={() => undefined}
          onRemove={() => undefined}
          pictureOf={() => null}
        />
      </Piece>
      <Piece name="FileDrop">
        <FileDrop
          label="A list"
          accept=".csv,.xlsx"
          maxBytes={1_000_000}
          onFiles={([taken]) => setFile(taken?.name ?? null)}
          hint={file ?? 'CSV or XLSX, at most 1 MB.'}
        />
        <FileDrop label="A picture" accept="image/*" maxBytes={100} onFiles={() => undefined} problem="Choose a picture." />
      </Piece>
    </Part>
  );
}
