import type { ComponentProps } from 'react';
import type { LeaveEvent } from '../../../machines/kit/flow/leaving';
import { Dialog } from '../../ui/layers/Dialog';
import { LeavingDialog } from './LeavingDialog';

/** Whether the merchant is asked before what they filled in is lost, and what takes their answer. */
export interface Leaving {
  readonly asked: boolean;
  readonly send: (event: LeaveEvent) => void;
}

interface FilledDialogProps extends ComponentProps<typeof Dialog> {
  readonly leaving: Leaving;
}

/** A dialog whose fields have no draft: it asks before what was filled in is lost. */
export const FilledDialog = ({ leaving: { asked, send }, ...dialog }: FilledDialogProps) => (
  <>
    <Dialog {...dialog} />
    <LeavingDialog open={asked} send={send}>
      <p>What you entered will be lost.</p>
    </LeavingDialog>
  </>
);
