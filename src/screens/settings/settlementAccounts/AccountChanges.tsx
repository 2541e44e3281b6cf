import { isolated } from '../../../../contract/shownText';
import type { SettlementChange } from '../../../../machines/settings/settlementAccounts/settlementAccounts.machine';
import { lineOf } from '../../../../machines/settings/settlementAccounts/settlementAccounts.rules';
import { SettingSection } from '../../../ui/layout/Section';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { Timeline } from '../../../ui/text/Timeline';

const TITLES = { added: 'Account added', default: 'Default changed', destination: 'Destination changed' } as const;

const placeOf = (account: SettlementChange['to']) => (account === null ? 'Wallet' : lineOf(account));

const wordsOf = ({ kind, from, to, by }: SettlementChange) =>
  kind === 'added' ? `${placeOf(to)}, by ${isolated(by)}` : `${placeOf(from)} to ${placeOf(to)}, by ${isolated(by)}`;

/** STA-01: who changed where settlements go, newest first. */
export const AccountChanges = ({ changes }: { readonly changes: readonly SettlementChange[] }) =>
  changes.length === 0 ? null : (
    <SettingSection title="Changes" hint="The latest changes of where your settlements go.">
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
