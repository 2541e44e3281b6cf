import type {
  SettlementAccount,
  SettlementAccounts,
} from '../../../../machines/settings/settlementAccounts/settlementAccounts.machine';
import { lineOf, namesAgree } from '../../../../machines/settings/settlementAccounts/settlementAccounts.rules';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/buttons/Button';
import { Empty } from '../../../ui/feedback/Empty';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { SettingSection } from '../../../ui/layout/Section';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { NamedCell } from '../../../ui/tables/NamedCell';
import { type Column, Table } from '../../../ui/tables/Table';
import { formatDay } from '../../../ui/text/dates';
import { orDash } from '../../../ui/text/format';
import { Icon } from '../../../ui/theme/Icon';

interface AccountsTableProps {
  readonly value: SettlementAccounts;
  readonly business: string;
  readonly mayChange: boolean;
  readonly onDefault: (id: string) => void;
}

/** Readable, but not in use. */
const dimmed = css({ '& td, & th': { color: 'ink.faint' }, '& td *': { color: '[inherit]' } });
const doubt = css({ display: 'flex', alignItems: 'center', gap: '1', color: 'tone.orange.ink' });

/** STA-01: the bank accounts with their default, dimmed while settlements go to the wallet. */
export const ACCOUNTS_HINT = 'Naira accounts, for Live and Test. Exactly one is the default.';

export function AccountsTable({ value: { type, accounts }, business, mayChange, onDefault }: AccountsTableProps) {
  const isInUse = type === 'bank';
  const columns: readonly Column<SettlementAccount>[] = [
    {
      key: 'bank',
      head: 'Bank',
      place: 'lead',
      isTall: true,
      cell: ({ bankName, accountName }) => (
        <NamedCell
          name={bankName}
          note={
            <>
              {accountName}
              {!namesAgree(accountName, business) && (
                <span className={doubt}>
                  <Icon name="triangle-alert" /> Name doesn’t match your business
                </span>
              )}
            </>
          }
        />
      ),
    },
    { key: 'number', head: 'Account Number', place: 'note', cell: ({ accountNumber }) => accountNumber },
    { key: 'type', head: 'Account Type', from: 'lg', cell: ({ accountType }) => orDash(accountType) },
    {
      key: 'added',
      head: 'Added',
      from: 'xl',
      cell: ({ addedAt }) => orDash(addedAt === null ? '' : formatDay(addedAt)),
    },
    {
      key: 'default',
      head: 'Default',
      headHidden: true,
      align: 'right',
      place: 'mark',
      cell: (account) =>
        account.isDefault ? (
          <StatusMark tone={isInUse ? 'green' : 'plain'} icon="circle-check">
            Default
          </StatusMark>
        ) : (
          <Button disabled={!isInUse || !mayChange} onPress={() => onDefault(account.id)}>
            Set Default<VisuallyHidden> {lineOf(account)}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <SettingSection title="Bank accounts" hint={ACCOUNTS_HINT}>
      {!isInUse && accounts.length > 0 && <p>You settle to your wallet. Choose Bank to use these accounts.</p>}
      <div className={isInUse ? undefined : dimmed}>
        <Table
          caption="Bank accounts"
          columns={columns}
          rows={accounts}
          rowKey={({ id }) => id}
          empty={<Empty title="No bank accounts added yet." />}
        />
      </div>
    </SettingSection>
  );
}
