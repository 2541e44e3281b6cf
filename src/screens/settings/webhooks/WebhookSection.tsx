import { isolated } from '../../../../contract/shownText';
import type { Webhook } from '../../../../machines/settings/currentWebhook/currentWebhook.machine';
import { css } from '../../../../styled-system/css';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { Button } from '../../../ui/buttons/Button';
import { Copyable } from '../../../ui/buttons/Copyable';
import { TextButton } from '../../../ui/buttons/TextButton';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { SettingSection } from '../../../ui/layout/Section';
import { FactsSkeleton } from '../../../ui/tables/RecordSkeleton';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import type { webhooksFlows } from '../../../wiring/settings/webhooks';
import { PartError, type ShownPart } from '../../kit/PartError';
import { WEBHOOK_DIALOGS, WebhookDialogs } from './WebhookDialogs';
import { WebhookOff } from './WebhookOff';
import { dayAndTime, healthNote, READ_ONLY_REASON, SECRET_MASK } from './webhookWords';

interface WebhookSectionProps {
  readonly flows: typeof webhooksFlows;
  readonly part: ShownPart<Webhook>;
  readonly environment: 'Live' | 'Test';
  readonly mayChange: boolean;
  /** After a change, and after a test event. */
  readonly onDone: () => void;
}

const HINT = 'We send an event to this address when something happens to a payment, refund, payout, chargeback or settlement.';
const EVENTS = 'payment, refund, payout, chargeback, settlement, funding';

/** KEY-01: where events are sent, whether they arrive, and what can be changed. */
export function WebhookSection({ flows, part, environment, mayChange, onDone }: WebhookSectionProps) {
  const dialog = useDialogAddress(WEBHOOK_DIALOGS);
  const { value, busy } = part.view;
  return (
    <SettingSection title="Webhook" hint={HINT}>
      <PartError part={part} what="your webhook" />
      {value === null && !busy && <NotLoaded />}
      {value === null && busy && <Loading outline={<FactsSkeleton rows={6} />}>Loading webhook…</Loading>}
      {value !== null && (
        <>
          <CurrentWebhook webhook={value} mayChange={mayChange} onOpen={(about) => dialog.open('webhook', about)} />
          {mayChange && (
            <WebhookDialogs flows={flows} webhook={value} environment={environment} dialog={dialog} onDone={onDone} />
          )}
        </>
      )}
    </SettingSection>
  );
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'flex-start' });
const mono = css({ fontFamily: 'code' });
const health = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });

interface CurrentProps {
  readonly webhook: Webhook;
  readonly mayChange: boolean;
  readonly onOpen: (about: 'edit' | 'test' | 'remove' | 'enable' | 'secret') => void;
}

function CurrentWebhook({ webhook, mayChange, onOpen }: CurrentProps) {
  const { address, disabledAt, secretSince, kept } = webhook;
  const reason = mayChange ? null : READ_ONLY_REASON;
  if (address === '')
    return (
      <>
        <p>No webhook URL yet. We keep your events, so that you can resend them later.</p>
        <div className={buttons}>
          <Button kind="solid" icon="plus" disabled={!mayChange} reason={reason} onPress={() => onOpen('edit')}>
            Add URL
          </Button>
        </div>
      </>
    );
  return (
    <>
      {disabledAt !== null && <WebhookOff at={disabledAt} kept={kept} mayChange={mayChange} onEnable={() => onOpen('enable')} />}
      <DescriptionList
        rows={[
          { label: 'Webhook URL', value: <Copyable label="Copy webhook URL" text={address} shown={isolated(address)} /> },
          {
            label: 'Signing secret',
            value: (
              <>
                <span className={mono}>{SECRET_MASK}</span>{' '}
                {mayChange && (
                  <TextButton inText onPress={() => onOpen('secret')}>
                    Copy secret
                  </TextButton>
                )}
                {secretSince !== null && <div>Since {dayAndTime(secretSince)} WAT</div>}
              </>
            ),
          },
          { label: 'Events', value: EVENTS },
          { label: 'Health', value: <Health webhook={webhook} /> },
        ]}
      />
      <div className={buttons}>
        <Button icon="pencil" disabled={!mayChange} reason={reason} onPress={() => onOpen('edit')}>
          Edit URL
        </Button>
        <Button icon="send" disabled={!mayChange} onPress={() => onOpen('test')}>
          Send test event
        </Button>
        <Button kind="bare" disabled={!mayChange} onPress={() => onOpen('remove')}>
          Remove URL
        </Button>
      </div>
    </>
  );
}

const Health = ({ webhook }: Pick<CurrentProps, 'webhook'>) => (
  <span className={health}>
    {webhook.disabledAt === null ? (
      <StatusMark tone="green" icon="circle-check">
        Delivering
      </StatusMark>
    ) : (
      <StatusMark tone="red" icon="circle-x">
        Off
      </StatusMark>
    )}
    {healthNote(webhook)}
  </span>
);
