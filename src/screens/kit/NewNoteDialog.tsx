import { emptyNote, selectNewNote } from '../../../machines/transactions/newNote/newNote.machine';
import { NOTE_LENGTH } from '../../../machines/transactions/notes/notes.rules';
import { useForm } from '../../flow/useForm';
import { TextAreaField } from '../../ui/controls/TextAreaField';
import { Dialog } from '../../ui/layers/Dialog';
import type { ofNotes } from '../../wiring/transactions/notes';
import { FormButtons, FormFrame } from './FormFrame';

interface NewNoteDialogProps {
  readonly machine: (typeof ofNotes)['newNote'];
  readonly subject: string;
  readonly onEnd: (isAdded: boolean) => void;
}

const FORM = 'new-note';

/** TRX-04, PAY-01, CUS-04: adds a note about a record. */
export function NewNoteDialog({ machine, subject, onEnd }: NewNoteDialogProps) {
  const { form, fields } = useForm(machine, {
    ...{ name: `newNote:${subject}`, subject, values: emptyNote, select: selectNewNote },
    onDone: ({ result }) => onEnd(result === 'saved'),
  });
  return (
    <Dialog
      title="New note"
      open
      canClose={!form.view.busy}
      onClose={() => form.send({ type: 'cancel' })}
      foot={
        <FormButtons {...form} form={FORM}>
          Save note
        </FormButtons>
      }
    >
      <FormFrame {...form} id={FORM} work="New note">
        <TextAreaField
          label="Note"
          hint="Your team sees it with your name. You can’t change it later."
          limit={NOTE_LENGTH}
          rows={5}
          {...fields.text('note')}
        />
      </FormFrame>
    </Dialog>
  );
}
