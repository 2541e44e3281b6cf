import { Alert } from '../../ui/Alert';

interface RefusedProps {
  /** What failed, in the provider's words or ours; null where nothing did. */
  readonly problem: string | null;
  /** What is safe, then what to do next. */
  readonly children: string;
}

/** Says in the dialog or page that sent something why it came to nothing. A toast would be read as somebody else's. */
export const Refused = ({ problem, children }: RefusedProps) =>
  problem !== null && (
    <Alert tone="bad">
      <p>{problem}</p>
      <p>{children}</p>
    </Alert>
  );
