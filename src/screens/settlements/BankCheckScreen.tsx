import { isolated } from '../../../contract/shownText';
import { selectBankCheck } from '../../../machines/settlements/bankCheck/bankCheck.select';
import { SETTLEMENTS } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import { storeFile } from '../../flow/files';
import { Link } from '../../flow/Link';
import { useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { linkStyle } from '../../ui/buttons/button.style';
import { FileDrop } from '../../ui/controls/FileDrop';
import { Alert } from '../../ui/feedback/Alert';
import { Progress } from '../../ui/feedback/Progress';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import { NarrowColumn } from '../../ui/tables/NarrowColumn';
import type { bankCheckFlows } from '../../wiring/settlements/bankCheck';
import { BankResults } from './BankResults';

interface BankCheckScreenProps {
  readonly flows: typeof bankCheckFlows;
  /** The currency of the whole dashboard, which the file is in. */
  readonly currency: string;
  /** The maximum size of a file in bytes. */
  readonly mostBytes: number;
}

const TITLE = 'Bank statement check';

/** STL-01: compares a bank's file with the settlements that were paid. Another currency is another check. */
export const BankCheckScreen = (props: BankCheckScreenProps) => <BankCheck key={props.currency} {...props} />;

function BankCheck({ flows, currency, mostBytes }: BankCheckScreenProps) {
  const { view, send } = useFlow(flows.bankCheck, { input: { currency }, select: selectBankCheck });
  const toList = (
    <Link href={SETTLEMENTS} className={linkStyle}>
      Settlements
    </Link>
  );
  const another = <Button onPress={() => send({ type: 'file.dismissed' })}>Choose another file</Button>;
  const take = async ([file]: readonly File[]) => {
    if (file) send({ type: 'file.chosen', file: await storeFile(file) });
  };
  const content = () => {
    switch (view.kind) {
      case 'choosing':
        return (
          <NarrowColumn>
            <p>
              Choose the statement of the account that your {currency} settlements are paid to. We compare each settlement with it
              by reference, amount and date.
            </p>
            <FileDrop
              label="Bank statement"
              accept=".csv,.tsv,.txt,.xls,.xlsx,.ods"
              maxBytes={mostBytes}
              hint="CSV, text, Excel or OpenDocument, up to 10 MB. We read it in your browser and don’t upload it."
              problem={view.problem}
              onFiles={(chosen) => void take(chosen)}
            />
          </NarrowColumn>
        );
      case 'reading':
      case 'listing':
        return (
          <NarrowColumn>
            <Progress
              label={view.kind === 'reading' ? 'Reading the file…' : 'Loading your settlements…'}
              value={null}
              onCancel={() => send({ type: `${view.kind}.cancelled` })}
            />
          </NarrowColumn>
        );
      case 'compared':
        return <BankResults view={view} currency={currency} onSave={(format) => send({ type: 'report.requested', format })} />;
      case 'failed':
        return (
          <Alert tone="bad" action={<Button onPress={() => send({ type: 'check.retried' })}>Try again</Button>}>
            Nothing was compared. {view.why}
          </Alert>
        );
    }
  };
  const isOver = view.kind === 'compared' || view.kind === 'failed';
  return (
    <Page
      title={TITLE}
      above={<Breadcrumb>{[toList, TITLE]}</Breadcrumb>}
      actions={
        isOver && (
          <>
            {view.kind === 'compared' && <span>{isolated(view.name)}</span>}
            {another}
          </>
        )
      }
    >
      {content()}
    </Page>
  );
}
