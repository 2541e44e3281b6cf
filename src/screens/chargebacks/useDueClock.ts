import { useEffect, useState } from 'react';
import type { Chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import { dueMoment, isTreatable } from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { forwardClock } from '../../ui/timing/forwardClock';

const SECOND_MS = 1_000;

/** Returns the time in milliseconds since the epoch. It changes only when the time to answer one of the chargebacks ends. */
export function useDueClock(rows: readonly Chargeback[]): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const moments = rows.filter(isTreatable).flatMap((row) => dueMoment(row) ?? []);
    const clock = forwardClock();
    const look = () => {
      const at = clock();
      setNow((before) => (moments.some((moment) => before < moment && moment <= at) ? at : before));
    };
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [rows]);
  return now;
}
