import type { Chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import type { Page } from '../../../machines/kit/collection/collection.types';
import type { Timed } from '../providerClock';

/** Returns the rows with the difference of the clocks, so that a clock that is wrong shows the time that is left in truth. */
export function withClock({ answer, ahead }: Timed<Page<Chargeback>>): Page<Chargeback> {
  return ahead === null || ahead === 0 ? answer : { ...answer, rows: answer.rows.map((row) => ({ ...row, ahead })) };
}
