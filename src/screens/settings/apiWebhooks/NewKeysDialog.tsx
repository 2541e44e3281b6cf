import type { ApiKey } from '../../../../machines/settings/apiKeys/apiKeys.machine';
import { comparingWords } from '../../../../machines/settings/keyRenewal/keyRenewal.rules';
import { type KeyRenewalView, selectKeyRenewal } from '../../../../machines/settings/keyRenewal/keyRenewal.select';
import { css } from '../../../../styled-system/css';
import { useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Form } from '../../../ui/controls/Form';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { Callout } from '../../../ui/feedback/Callout';
import { Dialog } from '../../../ui/layers/Dialog';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import type { apiKeysFlows } from '../../../wiring/settings/apiKeys';
import { StepUpField } from '../../kit/StepUpField';
import { busyWords, type Environment, endingWords, STOPS } from './keyWords';
import { NewKeysSheet } from './NewKeysSheet';
import type { KeyCopies } from './useKeyCopies';

interface NewKeysDialogProps {
  readonly machine: (typeof apiKeysFlows)['keyRenewal'];
  readonly before: readonly ApiKey[];
  readonly environment: Environment;
  /** Null: the role may not copy. */
  readonly copies: KeyCopies | null;
  readonly onDone: () => void;
}

const FORM = 'new-keys';
const ACTION = 'Generate New Keys';
const STEPS = { labels: ['Confirm', 'Copy'], current: 1 };

const success = css({ mr: 'auto', alignSelf: 'center', color: 'ink.soft', fontSize: 'table' });

const TITLES: Readonly<Record<KeyRenewalView['step'], string>> = {
  asking: ACTION,
  renewing: ACTION,
  comparing: ACTION,
  uncompared: ACTION,
  revealed: 'Copy your new keys now',
  hidden: 'Your new keys',
  changed: 'Your keys changed',
  ended: ACTION,
};

/** KEY-02: asks for the password, then shows the new keys once. */
export function NewKeysDialog({ machine, before, environment, copies, onDone }: NewKeysDialogProps) {
  const { view, can, send } = useFlow(machine, {
    input: { before },
    select: selectKeyRenewal,
    onDone: ({ result }) => result !== 'sessionExpired' && onDone(),
  });
  const { step } = view;
  const isAsking = step === 'asking' || step === 'renewing';
  const isSheet = step === 'revealed' || step === 'hidden' || step === 'changed';
  const busy = step === 'renewing';
  const dismiss = () => send({ type: 'renewal.dismissed' });
  const close = () => send({ type: 'sheet.closed' });
  const foot = isAsking ? (
    <>
      <Button disabled={busy} onPress={dismiss}>
        Cancel
      </Button>
      <Button kind="danger" busy={busy} disabled={!busy && !can('renewal.confirmed')} type="submit" form={FORM}>
        {ACTION}
      </Button>
    </>
  ) : (
    isSheet && (
      <>
        {step !== 'changed' && <span className={success}>{view.message}</span>}
        <Button kind="solid" onPress={close}>
          Done
        </Button>
      </>
    )
  );
  return (
    <Dialog
      title={TITLES[step]}
      open={step !== 'ended'}
      canClose={!busy}
      onClose={isAsking ? dismiss : close}
      {...(isSheet && { steps: STEPS })}
      foot={foot}
    >
      {isAsking && (
        <Question
          view={view}
          environment={environment}
          onText={(password) => send({ type: 'password.changed', password })}
          onSubmit={() => send({ type: 'renewal.confirmed' })}
        />
      )}
      {step === 'comparing' && <Busy>{comparingWords(view.lost)}</Busy>}
      {step === 'uncompared' && (
        <Alert tone="bad" action={<Button onPress={() => send({ type: 'compare.retried' })}>Try again</Button>}>
          <p>We couldn’t compare your keys. The old ones may have stopped.</p>
          <p>{view.problem}</p>
        </Alert>
      )}
      {isSheet && <NewKeysSheet view={view} copies={copies} />}
    </Dialog>
  );
}

interface QuestionProps extends Pick<NewKeysDialogProps, 'environment'> {
  readonly view: KeyRenewalView;
  readonly onText: (password: string) => void;
  readonly onSubmit: () => void;
}

const Question = ({ view, environment, onText, onSubmit }: QuestionProps) => (
  <>
    {view.problem && <Alert tone="bad">{view.problem}</Alert>}
    <p>New keys will be generated and the old one will become inactive. Continue ?</p>
    <Callout tone="red" icon="triangle-alert" role="note" title={STOPS[environment]}>
      {busyWords(view.before)}
    </Callout>
    <DescriptionList
      rows={[
        { label: 'Mode', value: environment },
        { label: 'Keys that end', value: endingWords(view.before) },
      ]}
    />
    <Form id={FORM} busy={view.step === 'renewing'} onSubmit={onSubmit}>
      <StepUpField value={view.password} problem={view.passwordProblem} waiting={view.step === 'renewing'} onText={onText} />
    </Form>
  </>
);
