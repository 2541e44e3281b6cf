import { isolated } from '../../../../contract/shownText';
import type { SettlementChange } from '../../../../machines/settings/settlementAccounts/settlementAccounts.machine';
import { lineOf } from '../../../../machines/settings/settlementAccounts/settlementAccounts.rules';
import { Link } from '../../../flow/Link';
import { linkStyle } from '../../../ui/buttons/button.style';
import { SettingSection } from '../../../ui/layout/Section';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { Timeline } from '../../../ui/text/Timeline';

const TITLES = { added: 'Account added', default: 'Default changed', destination: 'Destination changed' } as const;

const placeOf = (account: SettlementChange['to']) => (account === null ? 'Wallet' : lineOf(account));

const wordsOf = ({ kind, from, to, by }: SettlementChange) =>
  kind === 'added' ? `${placeOf(to)}, by ${isolated(by)}` : `${placeOf(from)} to ${placeOf(to)}, by ${isolated(by)}`;

interface AccountChangesProps {
  readonly changes: readonly SettlementChange[];
  /** Whether the role may read the audit trail. */
  readonly mayAudit: boolean;
}

const EVERY_CHANGE = (
  <>
    The latest changes. All of them are in the{' '}
    <Link href="/dashboard/settings/audit-trails" className={linkStyle}>
      audit trail
    </Link>
    .
  </>
);

/** STA-01: who changed where settlements go, newest first. */
export const AccountChanges = ({ changes, mayAudit }: AccountChangesProps) =>
  changes.length === 0 ? null : (
    <SettingSection title="Changes" hint={mayAudit ? EVERY_CHANGE : 'The latest changes of where your settlements go.'}>
      <Timeline
        steps={changes.map((change) => ({
          label: TITLES[change.kind],
          note: wordsOf(change),
          at: `${formatDay(change.at)} ${formatShortTime(change.at)}`,
          state: 'done',
          icon: change.kind === 'added' ? 'plus' : 'refresh',
        }))}
      />
    </SettingSection>
  );
