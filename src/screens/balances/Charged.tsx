import type { BalancesSummary } from '../../../machines/balances/balancesSummary/balancesSummary.machine';
import { Link } from '../../flow/Link';
import { useResource } from '../../flow/useResource';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { Money } from '../../ui/text/Money';
import { StatStrip } from '../../ui/text/StatStrip';
import type { balancesFlows } from '../../wiring/balances/balances';
import { PartError, type ShownPart } from '../kit/PartError';

interface WayProps {
  readonly to: string | null;
  /** The text if the role has no such page. */
  readonly otherwise: string;
  readonly children: string;
}

/** A link to another page, if this role can open it. */
const Way = ({ to, otherwise, children }: WayProps) =>
  to === null ? (
    otherwise
  ) : (
    <Link href={to} className={soleLinkStyle}>
      {children}
    </Link>
  );

interface ChargedProps {
  readonly part: ShownPart<BalancesSummary>;
  readonly currency: string;
  /** The path of that page. Null if this role cannot open it. */
  readonly chargebacks: string | null;
  readonly refunds: string | null;
  /** What is held in reserve, and where it is listed. Null for a role that cannot see it. */
  readonly held: { readonly amount: string | undefined; readonly page: string } | null;
}

/** BAL-01: what was taken back, given back, and charged. */
export function Charged({ part, currency, chargebacks, refunds, held }: ChargedProps) {
  const { value, busy } = part.view;
  // Undefined: not loaded. Null: the provider returned none.
  const money = (amount: string | null | undefined) => {
    if (amount === undefined) return null;
    return amount === null ? '—' : <Money amount={amount} currency={currency} size="figure" />;
  };
  return (
    <StatStrip
      label="Chargebacks, refunds and assessments"
      busy={busy}
      figures={[
        {
          label: 'Dispute/Chargeback',
          value: money(value?.chargebacks),
          note: (
            <Way to={chargebacks} otherwise="Lost disputes">
              View chargebacks
            </Way>
          ),
        },
        {
          label: 'Refunds',
          value: money(value?.refunds),
          note: (
            <>
              <div>Pending refunds</div>
              <Way to={refunds && `${refunds}?status=Pending`} otherwise="">
                See all refunds
              </Way>
            </>
          ),
        },
        {
          label: 'Non-compliance assessment',
          value: money(value?.nonCompliance),
          note: 'Fines for breaking compliance rules',
        },
        ...(held === null
          ? []
          : [
              {
                label: 'Held in reserve',
                value: money(held.amount),
                note: (
                  <>
                    <div>In none of the balances</div>
                    <Way to={held.page} otherwise="">
                      View rolling reserve
                    </Way>
                  </>
                ),
              },
            ]),
      ]}
    />
  );
}

interface ChargedAndHeldProps extends Omit<ChargedProps, 'held'> {
  readonly flows: Pick<typeof balancesFlows, 'reserveSummary'>;
  readonly reserve: string;
}

/** RSV-01: the same with what the provider holds back of settlements, which is in none of the balances. */
export function ChargedAndHeld({ flows, reserve, ...props }: ChargedAndHeldProps) {
  const part = useResource(flows.reserveSummary, props.currency);
  return (
    <>
      <PartError part={part} what="your reserve" />
      <Charged {...props} held={{ amount: part.view.value?.held, page: reserve }} />
    </>
  );
}
