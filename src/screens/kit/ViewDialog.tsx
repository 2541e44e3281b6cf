import { useId, useState } from 'react';
import { LONGEST_NAME, nameProblem } from '../../../machines/kit/list/ownViews';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/controls/Form';
import { TextField } from '../../ui/controls/TextField';
import { Dialog } from '../../ui/layers/Dialog';

/** What is done with a view of this name. */
export interface ViewTask {
  readonly kind: 'save' | 'rename' | 'delete';
  readonly name: string;
}

interface ViewDialogProps {
  readonly task: ViewTask;
  /** What the list is of, within a sentence: `transactions`. */
  readonly things: string;
  /** The names of the other views of the list. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (name: string) => void;
}

const WORDS = {
  save: { title: 'Save view', action: 'Save view' },
  rename: { title: 'Rename view', action: 'Save name' },
  delete: { title: 'Delete this view?', action: 'Delete view' },
} as const;

/** Names a view of a list, renames it, or confirms that it is deleted. */
export function ViewDialog({ task, things, taken, onClose, onDone }: ViewDialogProps) {
  const id = useId();
  const [name, setName] = useState(task.name);
  const [isTried, setTried] = useState(false);
  const problem = nameProblem(name, taken);
  const { title, action } = WORDS[task.kind];
  const isDeleting = task.kind === 'delete';
  const submit = () => {
    setTried(true);
    if (isDeleting || problem === null) onDone(name);
  };
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind={isDeleting ? 'danger' : 'solid'} type="submit" form={id}>
            {action}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit}>
        {isDeleting ? (
          <p>
            We’ll delete the view{' '}
            <strong>
              <bdi>{task.name}</bdi>
            </strong>
            . Your {things} {things.endsWith('s') ? 'stay' : 'stays'}.
          </p>
        ) : (
          <TextField
            label="Name"
            hint={`Up to ${LONGEST_NAME} characters. Saved for you and this business, on this device.`}
            problem={isTried ? problem : null}
            value={name}
            onText={setName}
            autoComplete="off"
            autoFocus
          />
        )}
      </Form>
    </Dialog>
  );
}
