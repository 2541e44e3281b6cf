import type { ChargebackInFull } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import { pageOfSettlement } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';

interface SettlementNameProps {
  readonly settled: NonNullable<ChargebackInFull['settlement']>;
  /** Whether this role can open it. */
  readonly isLink: boolean;
}

/** Names a settlement, and leads to its statement. */
export const SettlementName = ({ settled: { id, reference }, isLink }: SettlementNameProps) =>
  isLink ? (
    <Link href={pageOfSettlement(id)} className={linkStyle}>
      {reference}
    </Link>
  ) : (
    reference
  );
