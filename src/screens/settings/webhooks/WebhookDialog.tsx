import '../../../ui/theme/webhookIcons';
import { isolated } from '../../../../contract/shownText';
import type { Webhook } from '../../../../machines/settings/currentWebhook/currentWebhook.machine';
import type { webhookMachine } from '../../../../machines/settings/webhook/webhook.machine';
import { selectWebhook, type WebhookView } from '../../../../machines/settings/webhook/webhook.select';
import { codeInWords, durationInWords } from '../../../../machines/settings/webhookDelivery/webhookDelivery.rules';
import { css } from '../../../../styled-system/css';
import { type Flow, useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Form } from '../../../ui/controls/Form';
import { TextField } from '../../../ui/controls/TextField';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { Callout } from '../../../ui/feedback/Callout';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import type { webhooksFlows } from '../../../wiring/settings/webhooks';
import { FilledDialog } from '../../kit/FilledDialog';
import { CodeBox } from './CodeBox';

interface WebhookDialogProps {
  readonly machine: (typeof webhooksFlows)['webhook'];
  readonly webhook: Webhook;
  readonly mode: 'edit' | 'test';
  readonly environment: 'Live' | 'Test';
  readonly onDone: () => void;
}

type WebhookFlow = Flow<typeof webhookMachine, WebhookView>;

const FORM = 'webhook';
const STEPS = ['Edit', 'Review', 'Test'] as const;

/** The place of each step of the machine among the three that the merchant sees. */
const PLACES: Readonly<Record<WebhookView['step'], 0 | 1 | 2>> = {
  editing: 0,
  reviewing: 1,
  saving: 1,
  comparing: 1,
  uncertain: 1,
  testing: 2,
  arrived: 2,
  failed: 2,
  untested: 2,
  ended: 2,
};

function titleOf({ step, current, onlyTests }: WebhookView): string {
  if (onlyTests) return 'Send test event';
  if (PLACES[step] === 0) return current === '' ? 'Add webhook URL' : 'Edit webhook URL';
  return PLACES[step] === 1 ? 'Review webhook URL' : 'Test webhook URL';
}

/** KEY-01: the webhook URL is entered, read beside the old one, saved, and tested. */
export function WebhookDialog({ machine, webhook, mode, environment, onDone }: WebhookDialogProps) {
  const flow = useFlow(machine, {
    input: { current: webhook.address, mode },
    select: selectWebhook,
    onDone: ({ result }) => result !== 'sessionExpired' && onDone(),
  });
  const { view, can, send } = flow;
  const close = () => send({ type: 'dismissed' });
  const place = PLACES[view.step];
  return (
    <FilledDialog
      leaving={{ asked: view.leaving, send }}
      title={titleOf(view)}
      open={view.step !== 'ended'}
      canClose={can('dismissed')}
      onClose={close}
      {...(!view.onlyTests && { steps: { labels: STEPS, current: place } })}
      foot={<Foot {...flow} />}
    >
      {view.problem && <Alert tone="bad">{view.problem}</Alert>}
      {place === 0 && <Editing {...flow} />}
      {place === 1 && <Reviewing view={view} webhook={webhook} environment={environment} />}
      {place === 2 && <Testing view={view} webhook={webhook} />}
    </FilledDialog>
  );
}

function Foot({ view, can, send }: WebhookFlow) {
  const close = () => send({ type: 'dismissed' });
  switch (view.step) {
    case 'editing':
      return (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            kind="solid"
            type="submit"
            form={FORM}
            disabled={!can('address.submitted')}
            reason={view.error ? null : view.blocker}
          >
            Review change
          </Button>
        </>
      );
    case 'reviewing':
    case 'saving':
      return (
        <>
          <Button icon="arrow-left" disabled={!can('review.left')} onPress={() => send({ type: 'review.left' })}>
            Back
          </Button>
          <Button
            kind="solid"
            busy={view.step === 'saving'}
            disabled={view.step !== 'saving' && !can('address.confirmed')}
            onPress={() => send({ type: 'address.confirmed' })}
          >
            Save webhook URL
          </Button>
        </>
      );
    case 'comparing':
      return <Button onPress={close}>Cancel</Button>;
    case 'uncertain':
      return (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button kind="solid" onPress={() => send({ type: 'compare.retried' })}>
            Check again
          </Button>
        </>
      );
    case 'testing':
      return <Button onPress={close}>Done</Button>;
    case 'arrived':
    case 'failed':
    case 'untested':
      return (
        <>
          <Button onPress={() => send({ type: 'test.retried' })}>Test again</Button>
          <Button kind="solid" onPress={close}>
            Done
          </Button>
        </>
      );
    case 'ended':
      return null;
  }
}

function Editing({ view, send }: WebhookFlow) {
  return (
    <Form id={FORM} onSubmit={() => send({ type: 'address.submitted' })}>
      <TextField
        label="Webhook URL"
        hint="The address on your server that receives our events, such as https://example.com/webhooks."
        value={view.typed}
        problem={view.error}
        onText={(address) => send({ type: 'address.changed', address })}
      />
      <Warnings view={view} />
    </Form>
  );
}

const Warnings = ({ view: { warnings } }: { readonly view: WebhookView }) =>
  warnings.map((warning) => (
    <Alert key={warning} tone="plain">
      {warning}
    </Alert>
  ));

const place = css({ display: 'grid', gap: '1', py: '3', overflowWrap: 'anywhere' });
const before = css({ borderTop: '[1px solid token(colors.line.soft)]', color: 'ink.soft' });
const after = css({ borderTop: '[2px solid token(colors.line.ink)]', '& dd': { fontWeight: 'strong' } });
const soft = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });

interface ReviewingProps {
  readonly view: WebhookView;
  readonly webhook: Webhook;
  readonly environment: 'Live' | 'Test';
}

function Reviewing({ view, webhook: { waiting, secretSince }, environment }: ReviewingProps) {
  const { step, current, address } = view;
  return (
    <>
      {step === 'comparing' && <Busy>Checking which webhook URL is saved…</Busy>}
      <p>After you save, we send all events of {environment} mode to the new address.</p>
      <dl>
        <div className={`${place} ${before}`}>
          <dt className={soft}>Now</dt>
          <dd>{current === '' ? 'None' : isolated(current)}</dd>
        </div>
        <div className={`${place} ${after}`}>
          <dt className={soft}>After you save</dt>
          <dd>{isolated(address)}</dd>
        </div>
      </dl>
      <Warnings view={view} />
      <DescriptionList
        rows={[
          { label: 'Events waiting', value: waiting === 0 ? 'None' : `${waiting}, sent to the new address at their next try` },
          { label: 'Signing secret', value: secretSince === null ? 'We make one when you save' : 'Stays the same' },
        ]}
      />
      <Callout tone="plain" icon="send" role="note" title="We send a test event after saving.">
        It moves no money.
      </Callout>
    </>
  );
}

function Testing({ view, webhook }: Pick<ReviewingProps, 'view' | 'webhook'>) {
  const { step, result, onlyTests, address } = view;
  const kept = onlyTests ? null : <p>Your new webhook URL is saved.</p>;
  return (
    <>
      <DescriptionList rows={[{ label: 'Webhook URL', value: isolated(onlyTests ? webhook.address : address) }]} />
      {step === 'testing' && <Busy>Sending a test event…</Busy>}
      {step === 'untested' && kept}
      {result && (
        <Callout
          tone={result.isArrived ? 'green' : 'red'}
          icon={result.isArrived ? 'circle-check' : 'circle-x'}
          role={result.isArrived ? 'status' : 'alert'}
          title={result.isArrived ? 'The test event arrived.' : 'The test event didn’t arrive.'}
        >
          <p>
            {result.problem ? isolated(result.problem) : `${codeInWords(result.code)} in ${durationInWords(result.ms)}`}
            {onlyTests ? '. No money moved.' : '. Your new webhook URL is saved, and no money moved.'}
          </p>
        </Callout>
      )}
      {result && !result.isArrived && result.response && <CodeBox label="Response of your server" text={result.response} />}
    </>
  );
}
