import { LIST } from '../../../machines/splits/splitSettlement/splitSettlement.rules';
import {
  bookmarkSplit,
  type SplitSettlementView,
  selectSplitSettlement,
} from '../../../machines/splits/splitSettlement/splitSettlement.select';
import type { Bookmark, Subject } from '../../../machines/splits/splitSettlement/splitSettlement.types';
import { css } from '../../../styled-system/css';
import { useFlowContext } from '../../flow/FlowProvider';
import { Link } from '../../flow/Link';
import { useSegments } from '../../flow/segments';
import { useUnsaved } from '../../flow/unsaved';
import { useFlow } from '../../flow/useFlow';
import { useKept } from '../../flow/useKept';
import { Button } from '../../ui/buttons/Button';
import { buttonStyle, linkStyle } from '../../ui/buttons/button.style';
import { Alert } from '../../ui/feedback/Alert';
import { Empty } from '../../ui/feedback/Empty';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import { PageFoot } from '../../ui/layout/PageFoot';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import type { splitSettlementsFlows } from '../../wiring/splits/splitSettlements';
import { KeptInTab } from '../kit/DraftSaved';
import { SplitBar } from './SplitBar';
import { SplitDialogs, type SplitFlow } from './SplitDialogs';
import { type Initiating, SplitTable } from './SplitTable';
import { SplitTerms } from './SplitTerms';
import { splitBookmark } from './splitBookmark';

export interface SplitBuilderProps {
  readonly flows: typeof splitSettlementsFlows;
  /** The email that receives the code. */
  readonly email: string;
  /** The active business, which keeps what the shares leave. */
  readonly initiating: Initiating;
}

/** SPL-02: a new split settlement. */
export const NewSplitScreen = (props: SplitBuilderProps) => <SplitBuilder {...props} subject={null} />;

/** SPL-09: an existing one, by the id and the name in the URL. */
export function EditedSplitScreen(props: SplitBuilderProps) {
  const [id = '', name = ''] = useSegments().slice(4);
  return <SplitBuilder {...props} subject={{ id, name }} />;
}

interface BuilderProps extends SplitBuilderProps {
  readonly subject: Subject | null;
}

const WORK = 'Split settlement';

function SplitBuilder({ flows, email, initiating, subject }: BuilderProps) {
  const { owner } = useFlowContext();
  const { recalled, isKept, keep } = useKept<Bookmark>(splitBookmark(subject?.id ?? ''), WORK);
  const flow = useFlow(flows.splitSettlement, {
    input: { owner: owner ?? '', merchantId: initiating.merchantId, subject, bookmark: recalled },
    select: selectSplitSettlement,
    onChange: (snapshot) => keep(bookmarkSplit(snapshot)),
  });
  useUnsaved(flow.view.changed ? WORK : null);
  return (
    <Page
      title={subject ? 'Edit Split Settlement' : 'Create Split Settlement'}
      above={<Trail page={subject ? 'Edit' : 'Create'} />}
      actions={<KeptInTab isKept={isKept} isDrafted={flow.view.isDrafted} />}
    >
      <Content flow={flow} initiating={initiating} />
      <SplitDialogs flow={flow} email={email} />
    </Page>
  );
}

interface ContentProps {
  readonly flow: SplitFlow;
  readonly initiating: Initiating;
}

const Trail = ({ page }: { readonly page: string }) => (
  <Breadcrumb>
    {[
      'Account',
      <Link key="list" href={LIST} className={linkStyle}>
        Split Settlements
      </Link>,
      page,
    ]}
  </Breadcrumb>
);

function Content({ flow, initiating }: ContentProps) {
  const { view, send } = flow;
  switch (view.step) {
    case 'restoringDraft':
    case 'loading':
    case 'preparing':
      return <Skeleton lines={6} />;
    case 'choicesFailed':
      return (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'choices.retry' })}>Try again</Button>}>
          <p>{view.problem}</p>
          <p>We couldn’t load banks and currencies. We’ve kept your accounts.</p>
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'split.retry' })}>Try again</Button>}>
          {view.problem}
        </Alert>
      );
    case 'missing':
      return (
        <Empty title="We couldn’t find this split settlement.">
          <Button onPress={() => send({ type: 'list.opened' })}>Go to split settlements</Button>
        </Empty>
      );
    default:
      // A draft is offered, and stored again, before there is a currency to choose.
      return view.isPrepared ? <Builder flow={flow} initiating={initiating} /> : <Skeleton lines={6} />;
  }
}

const TERMS = 'split-terms';

const ruled = css({ borderTop: '[2px solid token(colors.line.ink)]', pt: '3' });

function Builder({ flow, initiating }: ContentProps) {
  const { view, can, send } = flow;
  const { split, blocker, tooHigh, step } = view;
  const isSending = step === 'sendingCode';
  return (
    <Stack>
      <div className={ruled}>
        <SplitTerms id={TERMS} flow={flow} waiting={isSending} />
      </div>
      {split.customUrl !== '' && <DescriptionList rows={[{ label: 'Custom URL', value: split.customUrl }]} />}
      <div className={ruled}>
        <Section
          title="Settlement accounts"
          actions={
            <Button icon="plus" disabled={!can('account.added')} onPress={() => send({ type: 'account.added' })}>
              Add Settlement Account
            </Button>
          }
        >
          <SplitBar split={split} />
          <SplitTable flow={flow} initiating={initiating} waiting={isSending} />
        </Section>
      </div>
      <PageFoot
        saved={<WhatItComesTo {...view} />}
        note={tooHigh === null && blocker !== null ? blocker : 'We email you a code before anything is saved.'}
        actions={
          <>
            <Link href={LIST} className={buttonStyle()}>
              Cancel
            </Link>
            <Button kind="solid" type="submit" form={TERMS} busy={isSending} disabled={!can('split.submitted') && !isSending}>
              Submit All Accounts
            </Button>
          </>
        }
      />
    </Stack>
  );
}

const words = css({
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  '& > strong': { color: 'ink', fontWeight: 'medium' },
});
const tooMuch = css({ color: 'danger', fontSize: 'table', lineHeight: 'table' });

/** SPL-06: what the shares come to, or which of them is too high. */
function WhatItComesTo({ example, tooHigh, split: { currency, accounts } }: SplitSettlementView) {
  if (tooHigh !== null)
    return (
      <span className={tooMuch} role="status">
        {tooHigh}
      </span>
    );
  if (example === null) return null;
  const { whole, kept, shared } = example;
  return (
    <span className={words}>
      Of every <Money amount={whole} currency={currency} /> you keep <strong>{formatSigned(kept, currency)}</strong>;{' '}
      {formatSigned(shared, currency)} goes to {accounts.length === 1 ? '1 account' : `${accounts.length} accounts`}.
    </span>
  );
}
