import { short } from '../../../contract/shownText';
import { subtract } from '../../../machines/kit/values/money';
import { sumAgrees } from '../../../machines/settlements/reconciliation/reconciliation.rules';
import type { Doubled } from '../../../machines/settlements/reconciliation/reconciliation.types';
import { lineName } from '../../../machines/settlements/settlementStatement/settlementStatement.rules';
import { Button } from '../../ui/buttons/Button';
import { Callout } from '../../ui/feedback/Callout';
import { Progress } from '../../ui/feedback/Progress';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import type { Check } from './check';
import type { StatementFile } from './statementFile';

interface VerdictPartProps {
  readonly check: Check;
  readonly file: StatementFile;
  readonly currency: string;
  /** What the amount is called that the sum is compared with. */
  readonly total: string;
  /** Whether it arrived at the bank. */
  readonly isAtBank: boolean;
}

/** The smallest units. */
const MINOR: Readonly<Record<string, string>> = { NGN: 'kobo', GBP: 'penny' };

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const NAMED = 3;

/** Names the first items, each with its line, because a payment and its fee have one reference. */
function namesOf(doubled: readonly Doubled[]): string {
  const named = doubled.slice(0, NAMED).map(({ name, line }) => `${short(name)} (${short(lineName(line))})`);
  const more = doubled.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

/** Whether the settlement is the sum of its items, or how far the reading is. */
export function VerdictPart({ check, file, currency, total, isAtBank }: VerdictPartProps) {
  const { view, send } = check;
  const again = (words: string) => <Button onPress={() => send({ type: 'check.requested' })}>{words}</Button>;
  switch (view.kind) {
    case 'reading': {
      const { items, total } = view.progress;
      // In whole percents, so that most pages draw nothing.
      const value = total === null ? null : total === 0 ? 100 : Math.floor((100 * items) / total);
      return <Progress label="Adding up the items" value={value} onCancel={() => send({ type: 'check.cancelled' })} />;
    }
    case 'agrees': {
      const { items, pages, found } = view.verdict;
      const read = `We added up all ${counted(items, 'line', 'lines')} on ${counted(pages, 'page', 'pages')}.`;
      return (
        <Callout
          tone="green"
          icon="circle-check"
          role="status"
          title={`Agrees to the ${MINOR[currency] ?? 'cent'}`}
          action={again('Check again')}
        >
          <p>{read}</p>
          <p>{isAtBank ? 'Their sum equals the amount paid to your bank.' : 'Their sum equals the amount of this settlement.'}</p>
          <TotalsTable
            label="Difference"
            rows={[
              { label: 'Sum of the lines', amount: formatSigned(found, currency) },
              { label: total, amount: formatSigned(subtract('0', found), currency) },
            ]}
            total={<Money amount="0.00" currency={currency} />}
          />
        </Callout>
      );
    }
    case 'differs': {
      const { amount, found, difference, doubled, missing, lines } = view.verdict;
      const wrong = lines.filter(({ agrees }) => !agrees).length;
      const notes = [
        wrong > 0 && `${counted(wrong, 'line doesn’t', 'lines don’t')} agree with the items.`,
        doubled.length > 0 && `${counted(doubled.length, 'item', 'items')} came twice: ${namesOf(doubled)}.`,
        missing > 0 && `${counted(missing, 'item', 'items')} never came.`,
      ].filter((note) => note !== false);
      return (
        <Callout
          tone="orange"
          icon="triangle-alert"
          role="status"
          // The items may be the amount, and the lines are not their items.
          title={
            sumAgrees(view.verdict)
              ? 'The statement doesn’t agree with its items'
              : `Differs by ${currency} ${formatSigned(difference, currency)}`
          }
          action={
            <>
              <Button kind="solid" icon="download" busy={file.busy} onPress={file.save}>
                Download check
              </Button>
              {again('Check again')}
            </>
          }
        >
          <p>{notes.join(' ') || 'The lines don’t add up to the amount.'}</p>
          {!sumAgrees(view.verdict) && (
            <TotalsTable
              label="Nothing accounts for"
              rows={[
                { label: total, amount: formatSigned(amount, currency) },
                { label: 'Sum of the items', amount: formatSigned(subtract('0', found), currency) },
              ]}
              total={<Money amount={difference} currency={currency} />}
            />
          )}
        </Callout>
      );
    }
    case 'unread':
      return (
        <Callout
          tone="red"
          role="alert"
          title={`We couldn’t read page ${view.page}`}
          action={<Button onPress={() => send({ type: 'read.retried' })}>Try again</Button>}
        >
          Nothing was compared. {view.why}
        </Callout>
      );
    case 'changing':
      return (
        <Callout tone="orange" role="status" title="The settlement keeps changing" action={again('Check the sum')}>
          Nothing was compared.
        </Callout>
      );
    case 'cancelled':
      return (
        <Callout tone="plain" role="status" title="Check cancelled" action={again('Check the sum')}>
          Nothing was compared.
        </Callout>
      );
    case 'unexplained':
      return (
        <Callout tone="plain" role="status" title="We can’t check this settlement" action={again('Check the sum')}>
          The provider doesn’t list refunds, chargebacks or reserve.
        </Callout>
      );
  }
}
