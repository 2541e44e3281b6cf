import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { useNavigationBlocker } from '../../flow/navigationBlocker';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';

/** Wraps the dashboard: no link and no back button discards unsaved work without a confirmation. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const { aroundNav, asked, leave, stay } = useNavigationBlocker();
  return (
    <Router aroundNav={aroundNav}>
      {children}
      <Dialog
        title="Leave without saving?"
        open={asked !== null}
        onClose={stay}
        foot={
          <>
            <Button onPress={stay}>Keep editing</Button>
            <Button kind="danger" onPress={leave}>
              Leave
            </Button>
          </>
        }
      >
        <p>{asked}</p>
      </Dialog>
    </Router>
  );
}
