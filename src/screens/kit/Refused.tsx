import { Callout } from '../../ui/feedback/Callout';

interface RefusedProps {
  /** What failed, in the provider's words or ours, or null. */
  readonly problem: string | null;
  /** What is safe, then what to do next. */
  readonly children: string;
}

/** Shows an error in the dialog or page that sent the order, because a toast could seem to be another flow's. */
export const Refused = ({ problem, children }: RefusedProps) =>
  problem !== null && (
    <Callout tone="red" role="alert" title={problem}>
      {children}
    </Callout>
  );
