/** The dialogs of the builder: the stored accounts, deleting an account, the code, and the outcome. */
import { isolated } from '../../../contract/shownText';
import { WORDS as ACCOUNT_WORDS } from '../../../machines/splits/splitAccount/splitAccount.rules';
import type { splitSettlementMachine } from '../../../machines/splits/splitSettlement/splitSettlement.machine';
import { destinationOf, WORDS } from '../../../machines/splits/splitSettlement/splitSettlement.rules';
import type { SplitSettlementView } from '../../../machines/splits/splitSettlement/splitSettlement.select';
import type { Split } from '../../../machines/splits/splitSettlement/splitSettlement.types';
import type { Flow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { enteringCode, OrderDialog, type OrderStepView, unknownOutcome, waiting } from '../kit/OrderDialog';
import { TestMode } from '../kit/TestMode';
import { SplitAccountDialog } from './SplitAccountDialog';
import { SplitRows } from './SplitRows';

export type SplitFlow = Flow<typeof splitSettlementMachine, SplitSettlementView>;

interface SplitDialogsProps {
  readonly flow: SplitFlow;
  readonly email: string;
}

export function SplitDialogs({ flow, email }: SplitDialogsProps) {
  const { view, part } = flow;
  const account = part('account');
  const submission = submissionOf(flow, email);
  return (
    <>
      <Offered {...flow} />
      <Removal {...flow} />
      <OtherTerms {...flow} />
      {view.account && account && <SplitAccountDialog view={view.account} {...account} />}
      {submission && <OrderDialog labels={['Verify', 'Done']} open look={submission} />}
    </>
  );
}

/** A split may have a name before it has an account. */
function draftOf(accounts: number): string {
  if (accounts === 0) return 'a split settlement you started';
  return accounts === 1 ? 'an account you added' : `${accounts} accounts you added`;
}

/** SPL-04: offers the stored accounts before they are cleared. */
function Offered({ view, send }: SplitFlow) {
  const restore = () => send({ type: 'draft.restored' });
  const discard = () => send({ type: 'draft.discarded' });
  if (view.outdated) return <Changed stored={view.split} mine={view.outdated} onKeep={restore} onDiscard={discard} />;
  return (
    <Dialog
      title="Resume your draft?"
      open={view.step === 'draftFound'}
      // Closing it without an answer loses nothing.
      onClose={restore}
      foot={
        <>
          <Button onPress={discard}>Start over</Button>
          <Button kind="solid" onPress={restore}>
            Resume draft
          </Button>
        </>
      }
    >
      <p>
        You have {draftOf(view.offered)} but didn’t submit. If you start over, we’ll discard {view.offered > 1 ? 'them' : 'it'}.
      </p>
    </Dialog>
  );
}

interface ChangedProps {
  readonly stored: Split;
  readonly mine: Split;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** SPL-09: what someone else stored meanwhile, beside the merchant's accounts. The merchant decides which of them to go on with. */
const Changed = ({ stored, mine, onKeep, onDiscard }: ChangedProps) => (
  <Dialog
    title="This split settlement has changed"
    open
    canClose={false}
    onClose={onKeep}
    foot={
      <>
        <Button onPress={onDiscard}>Discard my changes</Button>
        <Button kind="solid" onPress={onKeep}>
          Keep my changes
        </Button>
      </>
    }
  >
    <p>Someone changed this split settlement after you opened it. We haven’t saved your changes yet.</p>
    {[['Saved now', stored] as const, ['Yours', mine] as const].map(([title, split]) => (
      <section key={title} aria-label={title}>
        <h3>{title}</h3>
        <p>
          {isolated(split.name)}, {split.currency}, {split.rateType}, {split.isActive ? 'active' : 'inactive'}
        </p>
        <SplitRows split={split} />
      </section>
    ))}
    <p>If you keep your changes, check the accounts, then submit them again.</p>
  </Dialog>
);

function Removal({ view, send }: SplitFlow) {
  const keep = () => send({ type: 'removal.dismissed' });
  const name = view.removing?.accountName ?? '';
  return (
    <Dialog
      title={`Delete ${isolated(name)}?`}
      open={view.step === 'removing'}
      onClose={keep}
      foot={
        <>
          <Button onPress={keep}>Cancel</Button>
          <Button kind="danger" onPress={() => send({ type: 'removal.confirmed' })}>
            Delete
          </Button>
        </>
      }
    >
      <p>{view.removing && `We’ll remove ${destinationOf(view.removing)}. Its share goes to the initiating account.`}</p>
    </Dialog>
  );
}

/** SPL-03: shares in another unit are entered again. */
function OtherTerms({ view: { step, split, proposed }, send }: SplitFlow) {
  const keep = () => send({ type: 'terms.dismissed' });
  const change = proposed?.rateType ? `the rate type to ${proposed.rateType}` : `the currency to ${proposed?.currency}`;
  const count = split.accounts.length;
  return (
    <Dialog
      title="Clear the shares?"
      open={step === 'changingTerms'}
      onClose={keep}
      foot={
        <>
          <Button onPress={keep}>Keep shares</Button>
          <Button kind="danger" onPress={() => send({ type: 'terms.confirmed' })}>
            Change and clear
          </Button>
        </>
      }
    >
      <p>
        If you change {change}, we’ll clear {count === 1 ? 'the share of your account' : `the shares of your ${count} accounts`}.
        The accounts stay, and you enter their shares again.
      </p>
    </Dialog>
  );
}

const VERIFY = 'Verify Settlement';

/** SPL-08: the dialog from the code on. Null before. */
function submissionOf({ view, send, part }: SplitFlow, email: string): OrderStepView | null {
  switch (view.step) {
    case 'verifying':
      return {
        title: VERIFY,
        step: 0,
        ...enteringCode({
          id: 'split-code',
          action: VERIFY,
          view: view.otp,
          entry: part('otp'),
          safe: 'Nothing has been saved.',
          back: 'Back',
          about: (
            <>
              <TestMode />
              <p>
                We sent a code to {isolated(email)}. Enter it to save {isolated(view.split.name)}.
              </p>
              <SplitRows split={view.split} />
            </>
          ),
        }),
      };
    case 'submitting':
      return waiting(VERIFY, 0, 'Saving the split settlement…', null);
    case 'checkingOutcome':
      return waiting(VERIFY, 0, 'Checking its status…', () => send({ type: 'dismissed' }));
    case 'outcomeUnknown':
      return unknownOutcome({ send, reply: view.reply, step: 0, what: 'split settlement', again: 'submit' });
    case 'succeeded': {
      const leave = () => send({ type: 'list.opened' });
      return {
        title: WORDS.verified,
        step: 1,
        body: (
          <>
            <p>{view.split.id === '' ? ACCOUNT_WORDS.created : ACCOUNT_WORDS.updated}</p>
            <p>{isolated(view.split.name)} is saved. We’ll take you to your split settlements in a moment.</p>
          </>
        ),
        foot: (
          <Button kind="solid" onPress={leave}>
            Go to split settlements
          </Button>
        ),
        leave,
      };
    }
    default:
      return null;
  }
}
