import type { ComponentProps, ReactNode } from 'react';
import { COMPARISONS, type Comparison, type DailyFigures } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import { type Figure, lineOf } from '../../../machines/home/dailyFigures/dailyFigures.rules';
import type { TransactionSummary } from '../../../machines/home/transactionSummary/transactionSummary.machine';
import type { WalletBalance } from '../../../machines/home/walletBalances/walletBalances.machine';
import { css, cx } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import { formatAmount, formatCount } from '../../ui/format';
import { Money } from '../../ui/Money';
import { PercentChange } from '../../ui/PercentChange';
import { PlainSelect } from '../../ui/PlainSelect';
import { Section } from '../../ui/Section';
import { Sparkline, SparklineSpace } from '../../ui/Sparkline';
import { StatStrip } from '../../ui/StatStrip';
import { soleLinkStyle } from '../../ui/soleLink.style';
import { PartError, type ShownPart } from '../kit/PartError';

interface HomeFiguresProps {
  /** The lines of the last 30 days. Without it there are none, and nothing to compare. */
  readonly daily?: ShownPart<DailyFigures>;
  readonly compare?: Comparison;
  readonly onCompare?: (compare: Comparison) => void;
  /** Without it the balances are left out, because the role may not view them. */
  readonly wallets?: ShownPart<readonly WalletBalance[]>;
  /** Without it what customers paid is left out. */
  readonly summary?: ShownPart<TransactionSummary>;
  readonly currency: string;
  readonly balances: string | null;
  /** The list of the transactions that the figures sum. Null if the role cannot open it. */
  readonly transactions: string | null;
}

const COMPARED: Record<Comparison, string> = { before: 'the 30 days before', year: 'the same days a year ago' };

type Figures = ComponentProps<typeof StatStrip>['figures'];
type LineOf = (figure: Figure) => ReactNode;

const moneyIn = (currency: string) => (amount: string | undefined) =>
  amount === undefined ? null : <Money amount={amount} currency={currency} size="figure" />;

function balanceFigures(value: readonly WalletBalance[] | null, line: LineOf, props: HomeFiguresProps): Figures {
  const { currency, balances } = props;
  const wallet = value?.find((each) => each.currency === currency);
  const hasNone = value !== null && wallet === undefined;
  const figureOf = (
    label: string,
    amount: string | undefined,
    change: string | null | undefined,
    figure: 'ledger' | 'available',
  ) => ({
    label,
    value: hasNone ? '—' : moneyIn(currency)(amount),
    line: hasNone ? null : line(figure),
    note: hasNone ? (
      `No ${currency} wallet yet`
    ) : (
      <Note change={change} href={balances}>
        View Balance
      </Note>
    ),
  });
  return [
    figureOf('Collection Balance', wallet?.ledger, wallet?.ledgerChange, 'ledger'),
    figureOf('Payout Balance', wallet?.available, wallet?.availableChange, 'available'),
  ];
}

function paymentFigures(paid: TransactionSummary | null, line: LineOf, { currency, transactions }: HomeFiguresProps): Figures {
  const money = moneyIn(currency);
  const note = (change: string | null | undefined) => (
    <Note change={change} href={transactions}>
      See all
    </Note>
  );
  return [
    {
      label: 'Transaction count',
      value: paid && formatCount(paid.count),
      line: line('count'),
      note: note(paid?.countChange),
    },
    { label: 'Transaction volume', value: money(paid?.volume), line: line('volume'), note: note(paid?.volumeChange) },
    {
      label: 'Transaction settlements',
      value: money(paid?.settlements),
      line: line('settlements'),
      note: note(paid?.settlementsChange),
    },
  ];
}

/** HOM-01: the figures of the business, compared with last month, and the lines of the last 30 days. */
export function HomeFigures(props: HomeFiguresProps) {
  const { wallets, summary, daily, compare = 'before', onCompare, currency } = props;
  const line: LineOf = (figure) =>
    daily ? <Line figures={daily.view.value} figure={figure} currency={currency} compare={compare} /> : null;
  return (
    <Section title="Overview" actions={onCompare && <Compared compare={compare} onCompare={onCompare} />}>
      {wallets && <PartError part={wallets} what="your balances" />}
      {summary && <PartError part={summary} what="your transactions" />}
      {daily && <PartError part={daily} what="the last 30 days" />}
      <StatStrip
        label="Business overview"
        busy={[wallets, summary, daily].some((part) => part?.view.busy)}
        figures={[
          ...(wallets ? balanceFigures(wallets.view.value, line, props) : []),
          ...(summary ? paymentFigures(summary.view.value, line, props) : []),
        ]}
      />
    </Section>
  );
}

const choice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  color: 'ink.soft',
  fontSize: 'note',
});
const long = css({ mdDown: { display: 'none' } });
const short = css({ md: { display: 'none' } });

/** What the lines show, and the days to compare with. */
function Compared({ compare, onCompare }: Required<Pick<HomeFiguresProps, 'compare' | 'onCompare'>>) {
  return (
    <div className={choice} data-inline>
      <span className={long}>Lines show the last 30 days, compared with</span>
      <span className={short}>Compared with</span>
      <PlainSelect
        aria-label="Compare with"
        value={compare}
        onChange={({ target: { value } }) => onCompare(COMPARISONS.find((each) => each === value) ?? 'before')}
      >
        {COMPARISONS.map((each) => (
          <option key={each} value={each}>
            {COMPARED[each]}
          </option>
        ))}
      </PlainSelect>
    </div>
  );
}

interface LineProps {
  /** Null: not loaded. */
  readonly figures: DailyFigures | null;
  readonly figure: Figure;
  readonly currency: string;
  readonly compare: Comparison;
}

/** The line has its height before it loads, so that nothing moves. */
function Line({ figures, figure, currency, compare }: LineProps) {
  if (figures === null) return <SparklineSpace />;
  const { days, compared, total, comparedTotal } = lineOf(figures, figure);
  const say = (amount: string) => (figure === 'count' ? formatCount(Number(amount)) : formatAmount(amount, currency));
  const [ending, earlier] = figure === 'ledger' || figure === 'available' ? ['at the end', 'at the end of'] : ['in all', 'in'];
  if (total === null) return <SparklineSpace />;
  const then = comparedTotal === null ? '' : `, ${say(comparedTotal)} ${earlier} ${COMPARED[compare]}`;
  return <Sparkline days={days} compared={compared}>{`Last 30 days: ${say(total)} ${ending}${then}`}</Sparkline>;
}

interface NoteProps {
  /** Undefined: not loaded yet. Null: there is nothing to compare with. */
  readonly change: string | null | undefined;
  readonly href: string | null;
  /** The text of the link. */
  readonly children: string;
}

// Beside the label, so that every figure has the same height.
const beside = css({ _wide: { position: 'absolute', top: '2', right: '4' } });

/** The line has its height before its text loads, so that nothing moves. */
function Note({ change, href, children }: NoteProps) {
  return (
    <>
      {' '}
      <span>{change === undefined || change === null ? '\u00A0' : <PercentChange percent={change} on="from last month" />}</span>{' '}
      {href !== null && (
        <Link href={href} className={cx(soleLinkStyle, beside)}>
          {children}
        </Link>
      )}
    </>
  );
}
