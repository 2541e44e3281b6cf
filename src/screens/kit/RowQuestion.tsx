import type { ComponentProps } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface RowQuestionProps<Subject, Answer extends object>
  extends Omit<ComponentProps<typeof ConfirmDialog<Subject, Answer>>, 'onDone'> {
  readonly list: { readonly refresh: () => void };
  readonly onClose: () => void;
}

/** Confirms an action on a row of a list, which reloads: after a failure it may already be done, too. */
export const RowQuestion = <Subject, Answer extends object>({ list, onClose, ...dialog }: RowQuestionProps<Subject, Answer>) => (
  <ConfirmDialog<Subject, Answer>
    {...dialog}
    onDone={() => {
      onClose();
      list.refresh();
    }}
  />
);
