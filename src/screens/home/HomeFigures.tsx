import type { ComponentProps, ReactNode } from 'react';
import type { DailyFigures } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import type { Figure } from '../../../machines/home/dailyFigures/dailyFigures.rules';
import {
  type HomeFigure,
  homeFigures,
  paidWithin,
  type HomeFigures as Shown,
} from '../../../machines/home/dailyFigures/homeFigures.rules';
import type { Period } from '../../../machines/home/dailyFigures/homePeriods';
import type { TransactionSummary } from '../../../machines/home/transactionSummary/transactionSummary.machine';
import type { WalletBalance } from '../../../machines/home/walletBalances/walletBalances.machine';
import { today } from '../../../machines/kit/values/days';
import { css } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import { Outdated } from '../../ui/feedback/Outdated';
import { Section } from '../../ui/layout/Section';
import { formatDay } from '../../ui/text/dates';
import { formatAmount, formatCount, formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { PercentChange, percentWords } from '../../ui/text/PercentChange';
import { Sparkline, SparklineSpace } from '../../ui/text/Sparkline';
import { StatStrip } from '../../ui/text/StatStrip';
import { Icon } from '../../ui/theme/Icon';
import { PartError, type ShownPart } from '../kit/PartError';
import { PERIOD_WORDS } from './periodWords';

interface HomeFiguresProps {
  /** The figures by day or month of the period. Without it the figures are those of this month, without lines. */
  readonly daily?: ShownPart<DailyFigures>;
  readonly period?: Period;
  /** The figures are of the period before: those of the chosen one are loading. */
  readonly isOutdated?: boolean;
  /** The choice of the period, where the title of the page has no room for it. */
  readonly choice?: ReactNode;
  /** Without it the balances are left out, because the role may not view them. */
  readonly wallets?: ShownPart<readonly WalletBalance[]>;
  /** Without it what customers paid is left out. */
  readonly summary?: ShownPart<TransactionSummary>;
  readonly currency: string;
  readonly balances: string | null;
  /** The path of the list of transactions. Null if the role cannot open it. */
  readonly transactions: string | null;
}

type Figures = ComponentProps<typeof StatStrip>['figures'];

/** HOM-01: the figures of the business, what they were before, and their lines. All are of one period. */
export function HomeFigures(props: HomeFiguresProps) {
  const { wallets, summary, daily, period = 'days', isOutdated = false } = props;
  const { choice, currency, balances, transactions } = props;
  const all = wallets?.view.value ?? null;
  const wallet = all?.find((each) => each.currency === currency) ?? null;
  const shown = homeFigures({
    daily: daily?.view.value ?? null,
    isDailyMissing: daily !== undefined && daily.view.value === null,
    wallet,
    summary: summary?.view.value ?? null,
    today: today(),
  });
  const cell = (label: string, figure: Figure, href: string | null, verb = '') => ({
    label,
    value: amountOf(shown[figure], figure, currency),
    line: daily && <Line shown={shown[figure]} {...{ figure, currency, period }} />,
    note: <Note shown={shown[figure]} {...{ figure, currency, href }} link={`${verb}${label}`} />,
  });
  const balance = (label: string, figure: Figure): Figures[number] =>
    all !== null && wallet === null
      ? { label, value: '—', note: `No ${currency} wallet yet` }
      : cell(label, figure, balances, 'View Balance: ');
  const paid = transactions && `${transactions}?${paidWithin(currency, shown)}`;
  return (
    <Section
      title="Overview"
      actions={
        <>
          {choice && <div data-inline>{choice}</div>}
          {daily && shown.period !== null && <Compared shown={shown} period={period} />}
        </>
      }
    >
      {wallets && <PartError part={wallets} what="your balances" />}
      {summary && <PartError part={summary} what="your transactions" />}
      {daily && <PartError part={daily} what="your figures" />}
      <Outdated on={isOutdated}>
        <StatStrip
          label="Business overview"
          busy={[wallets, summary, daily].some((part) => part?.view.busy)}
          figures={[
            ...(wallets ? [balance('Collection Balance', 'ledger'), balance('Payout Balance', 'available')] : []),
            ...(summary
              ? [
                  cell('Transaction count', 'count', paid),
                  cell('Transaction volume', 'volume', paid),
                  cell('Transaction settlements', 'settlements', paid),
                ]
              : []),
          ]}
        />
      </Outdated>
    </Section>
  );
}

/** Returns a figure in words, of a list that is read out. */
const wordsOf = (amount: string, figure: Figure, currency: string) =>
  figure === 'count' ? formatCount(Number(amount)) : formatAmount(amount, currency);

function amountOf({ amount }: HomeFigure, figure: Figure, currency: string): ReactNode {
  if (amount === null) return null;
  return figure === 'count' ? formatCount(Number(amount)) : <Money amount={amount} currency={currency} size="figure" />;
}

// On a phone it stands below the title and the choice.
const line = css({ color: 'ink.soft', fontSize: 'note', mdDown: { flexBasis: '[100%]', mt: '-2' } });

interface ComparedProps extends Required<Pick<HomeFiguresProps, 'period'>> {
  readonly shown: Shown;
}

const daysOf = ({ from, to }: Shown) => (from === to ? formatDay(to) : `${formatDay(from)} – ${formatDay(to)}`);

/** The days of the figures, and the period that they are compared with. */
const Compared = ({ shown, period }: ComparedProps) => (
  <p className={line}>
    {shown.period === 'month'
      ? 'This month, compared with last month'
      : `${daysOf(shown)}, compared with ${PERIOD_WORDS[period].before}. Dashed: ${PERIOD_WORDS[period].open}`}
  </p>
);

interface FigureProps {
  readonly shown: HomeFigure;
  readonly figure: Figure;
  readonly currency: string;
}

interface LineProps extends FigureProps {
  readonly period: Period;
}

/** The line has its height before it loads, so that nothing moves. */
function Line({ shown: { line }, figure, currency, period }: LineProps) {
  if (line === null || line.total === null) return <SparklineSpace />;
  const { days, compared, total, comparedTotal } = line;
  const { name: within, before, then } = PERIOD_WORDS[period];
  const say = (amount: string) => wordsOf(amount, figure, currency);
  const [ending, earlier] = figure === 'ledger' || figure === 'available' ? ['now', then] : ['in all', `in ${before}`];
  const was = comparedTotal === null ? '' : `, ${say(comparedTotal)} ${earlier}`;
  return <Sparkline days={days} compared={compared}>{`${within}: ${say(total)} ${ending}${was}`}</Sparkline>;
}

interface NoteProps extends FigureProps {
  readonly href: string | null;
  /** How the name of the link begins. Links that are listed without their cells are still told apart by it. */
  readonly link: string;
}

// The whole cell is the link, with its sign beside the label.
const whole = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  justifyContent: 'flex-end',
  // A phone has the figure there.
  '& > svg': { mdDown: { display: 'none' } },
  pt: '[0.625rem]',
  pr: { base: '0', md: '4' },
  color: 'ink.soft',
  fontSize: 'table',
  _hover: { color: 'action', bg: '[color-mix(in srgb, token(colors.action) 6%, transparent)]' },
  _focusVisible: { outlineOffset: '[-2px]' },
});

/** The line has its height before its text loads, so that nothing moves. */
function Note({ shown, figure, currency, href, link }: NoteProps) {
  const { amount, change, before } = shown;
  const on = beforeOf({ shown, figure, currency });
  const changed = change === null ? before !== null && on : percentWords({ percent: change, on });
  const name = [link, amount !== null && wordsOf(amount, figure, currency), amount !== null && changed];
  return (
    <>
      {' '}
      <span>{change === null ? changed || '\u00A0' : <PercentChange percent={change} on={on} />}</span>{' '}
      {href !== null && (
        <Link href={href} className={whole} aria-label={name.filter(Boolean).join(', ')}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </>
  );
}

/** The amount before is named where it is known. */
const beforeOf = ({ shown: { before }, figure, currency }: FigureProps): string =>
  before === null
    ? 'from last month'
    : `from ${figure === 'count' ? formatCount(Number(before)) : formatSigned(before, currency)}`;
