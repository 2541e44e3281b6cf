import type { ReactNode } from 'react';
import type { LeaveEvent } from '../../../machines/kit/flow/leaving';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';

interface LeavingDialogProps {
  readonly open: boolean;
  readonly send: (event: LeaveEvent) => void;
  /** What leaving loses, and what it keeps. */
  readonly children: ReactNode;
}

/** Asks before what the merchant filled in is lost. */
export function LeavingDialog({ open, send, children }: LeavingDialogProps) {
  const stay = () => send({ type: 'leave.dismissed' });
  return (
    <Dialog
      title="Leave without saving?"
      open={open}
      onClose={stay}
      foot={
        <>
          <Button onPress={stay}>Keep editing</Button>
          <Button kind="danger" onPress={() => send({ type: 'leave.confirmed' })}>
            Leave
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
