import type { Note } from '../../../machines/transactions/notes/notes.machine';
import { type Noted, noteKey } from '../../../machines/transactions/notes/notes.rules';
import { css } from '../../../styled-system/css';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { Loading } from '../../ui/feedback/Loading';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Section } from '../../ui/layout/Section';
import { SettingRowsOutline } from '../../ui/tables/SettingRows';
import { formatDay, formatShortTime } from '../../ui/text/dates';
import type { ofNotes } from '../../wiring/transactions/notes';
import { lazyDialog, usePreloaded } from './lazyDialog';
import { PartError } from './PartError';

const newNote = lazyDialog(async () => (await import('./NewNoteDialog')).NewNoteDialog);
const LATE = [newNote.fetch];

interface NotesProps {
  readonly flows: typeof ofNotes;
  /** The record that they are about. */
  readonly about: Noted;
  readonly id: string;
  /** Whether this role may act on the record, and so add a note. */
  readonly mayAdd: boolean;
}

const list = css({ display: 'grid' });
const entry = css({
  display: 'grid',
  gap: '1',
  py: '2',
  borderBottom: '[1px solid token(colors.line.faint)]',
  _first: { pt: '0' },
  _last: { borderBottom: '[0]' },
});
const top = css({ display: 'flex', flexWrap: 'wrap', gap: '[0 0.75rem]', justifyContent: 'space-between' });
const name = css({ fontWeight: 'strong' });
const soft = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxW: '[44rem]' });

/** `?note=new`. */
const OPEN = ['note'] as const;

/** TRX-04, PAY-01, CUS-04: the notes about a record, oldest first. They are for the team and never printed. */
export function Notes({ flows, about: kind, id, mayAdd }: NotesProps) {
  usePreloaded(LATE);
  const key = noteKey(kind, id);
  const part = useResource(flows.notes, key);
  const { about, open, close } = useDialogAddress(OPEN);
  const { value, busy } = part.view;
  return (
    <div data-screen>
      <Section
        title="Notes"
        actions={
          mayAdd && (
            <span data-inline>
              <Button onPress={() => open('note', 'new')}>Add note</Button>
            </span>
          )
        }
      >
        <PartError part={part} what="the notes" />
        {value === null && !busy && <NotLoaded />}
        {value === null && busy && <Loading outline={<SettingRowsOutline count={1} />}>Loading notes…</Loading>}
        {value?.length === 0 && <p className={soft}>No notes yet. Only your team can see notes.</p>}
        {value !== null && value.length > 0 && (
          <ol className={list}>
            {value.map((note) => (
              <Entry key={note.id} note={note} />
            ))}
          </ol>
        )}
      </Section>
      {mayAdd && about('note') === 'new' && (
        <newNote.Dialog
          machine={flows.newNote}
          subject={key}
          onEnd={(isAdded) => {
            close();
            if (isAdded) part.send({ type: 'refresh' });
          }}
        />
      )}
    </div>
  );
}

const Entry = ({ note: { text, by, createdAt } }: { readonly note: Note }) => (
  <li className={entry}>
    <div className={top}>
      <span className={name}>
        <bdi>{by}</bdi>
      </span>
      <span className={soft}>{`${formatDay(createdAt)} ${formatShortTime(createdAt)}`}</span>
    </div>
    <p className={words}>
      <bdi>{text}</bdi>
    </p>
  </li>
);
