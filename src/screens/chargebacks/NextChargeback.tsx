import type { Chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import {
  dueMoment,
  isWaiting,
  leftInWords,
  nextAfter,
  pageOfChargeback,
} from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { Link } from '../../flow/Link';
import { useResource } from '../../flow/useResource';
import { ButtonPlace } from '../../ui/buttons/ButtonPlace';
import { buttonStyle } from '../../ui/buttons/button.style';
import { useTimeLeft } from '../../ui/text/useTimeLeft';
import type { chargebackDetailsFlows } from '../../wiring/chargebacks/chargebackDetails';
import { PartError } from '../kit/PartError';
import { useWaitingCount } from '../shell/waitingCount';
import { useDueClock } from './useDueClock';

interface NextChargebackProps {
  readonly flows: Pick<typeof chargebackDetailsFlows, 'nextChargeback'>;
  /** The one that was answered. */
  readonly id: string;
  /** In the outcome it takes the place of the answer in the history, and an error is no news there. */
  readonly isOutcome?: boolean;
}

const MINUTE_MS = 60_000;
const NONE: readonly Chargeback[] = [];

const Left = ({ until }: { readonly until: number }) => `, ${leftInWords(useTimeLeft(until, MINUTE_MS))}`;

/** CBK-03: leads to the next chargeback that needs an answer. Nothing if there is none. */
export function NextChargeback({ flows, id, isOutcome = false }: NextChargebackProps) {
  const part = useResource(flows.nextChargeback, id);
  const { value } = part.view;
  const now = useDueClock(value ?? NONE);
  // Another chargeback was answered, so that the number in the sidebar is old.
  useWaitingCount('chargebacks', value === null ? null : value.filter((row) => isWaiting(row, now) && row.id !== id).length);
  const next = nextAfter(value ?? NONE, id, now);
  if (next === null) return isOutcome ? null : <PartError part={part} what="your next chargeback" />;
  return (
    <ButtonPlace kind="ruled">
      <NextLink next={next} replace={isOutcome} />
    </ButtonPlace>
  );
}

function NextLink({ next, replace }: { readonly next: Chargeback; readonly replace: boolean }) {
  const until = dueMoment(next);
  return (
    <Link href={`${pageOfChargeback(next)}?open=answer`} replace={replace} keepsRows className={buttonStyle('ruled')}>
      Next chargeback{until !== null && <Left until={until} />}
    </Link>
  );
}
