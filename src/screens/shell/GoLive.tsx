import { Link } from '../../flow/Link';
import { RingWords, ringLinkStyle, StepRing } from '../../ui/shell/StepRing';

/** The next step of a business that is not live yet, and how many of its steps are done. */
export interface WayToGoLive {
  readonly label: string;
  readonly path: string;
  readonly done: number;
  readonly total: number;
}

interface GoLiveProps extends WayToGoLive {
  /** Only the ring fits. Screen readers still read the text. */
  readonly rail?: boolean;
  readonly onFollow?: () => void;
}

/** NAV-07: the link above the sidebar. */
export function GoLive({ label, path, done, total, rail = false, onFollow }: GoLiveProps) {
  const note = `${done} of ${total} steps complete`;
  return (
    <nav aria-label="Going live">
      <Link
        href={path}
        className={rail ? ringLinkStyle.rail : ringLinkStyle.wide}
        aria-label={rail ? `${label}, ${note}` : undefined}
        title={rail ? label : undefined}
        onClick={onFollow}
      >
        <StepRing done={done} total={total} />
        {!rail && <RingWords label={label}>{note}</RingWords>}
      </Link>
    </nav>
  );
}
