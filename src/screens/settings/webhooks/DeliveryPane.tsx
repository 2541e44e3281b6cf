import { useState } from 'react';
import { isolated } from '../../../../contract/shownText';
import { asSentence, sentence } from '../../../../machines/kit/flow/fault';
import type { WebhookDeliveryInFull } from '../../../../machines/settings/webhookDelivery/webhookDelivery.machine';
import {
  noticeOf,
  pageOfEvent,
  readable,
  shortened,
  statusWords,
} from '../../../../machines/settings/webhookDelivery/webhookDelivery.rules';
import { Link } from '../../../flow/Link';
import { Button } from '../../../ui/buttons/Button';
import { linkStyle } from '../../../ui/buttons/button.style';
import { Copyable } from '../../../ui/buttons/Copyable';
import { Tabs } from '../../../ui/buttons/Tabs';
import { Alert } from '../../../ui/feedback/Alert';
import { Busy } from '../../../ui/feedback/Busy';
import { Callout } from '../../../ui/feedback/Callout';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { DetailPanel } from '../../../ui/layers/DetailPanel';
import { Titled } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatDay, formatTime } from '../../../ui/text/dates';
import { orDash } from '../../../ui/text/format';
import type { ShownPart } from '../../kit/PartError';
import { CodeBox } from './CodeBox';
import { DeliveryAttempts } from './DeliveryAttempts';
import { dayAndTime, deliveryLooks } from './webhookWords';

interface DeliveryPaneProps {
  readonly part: ShownPart<WebhookDeliveryInFull>;
  /** Why it cannot be resent, or null. */
  readonly barrier: string | null;
  /** Returns the path of a page, or null if this role cannot open it. */
  readonly pageAt: (path: string) => string | null;
  readonly onResend: () => void;
  readonly onClose: () => void;
}

/** KEY-01: one delivery: what holds of it, each attempt, and what was sent and answered. */
export function DeliveryPane({ part, barrier, pageAt, onResend, onClose }: DeliveryPaneProps) {
  const { value, fault } = part.view;
  return (
    <DetailPanel
      title="Delivery"
      open
      onClose={onClose}
      foot={
        value && (
          <Button kind="solid" disabled={barrier !== null} reason={barrier} onPress={onResend}>
            Resend now
          </Button>
        )
      }
    >
      <Stack>
        {fault && (
          <Alert tone="bad" action={<Button onPress={() => part.send({ type: 'refresh' })}>Try again</Button>}>
            {asSentence(sentence(fault, 'We couldn’t load this delivery.'))}
          </Alert>
        )}
        {!value && !fault && <Busy>Loading delivery…</Busy>}
        {value && <Details delivery={value} pageAt={pageAt} />}
      </Stack>
    </DetailPanel>
  );
}

interface DetailsProps {
  readonly delivery: WebhookDeliveryInFull;
  readonly pageAt: DeliveryPaneProps['pageAt'];
}

function Details({ delivery, pageAt }: DetailsProps) {
  const { status, event, nextTryAt, eventId, createdAt, deliveredAt, attempts } = delivery;
  const notice = noticeOf(delivery, nextTryAt && dayAndTime(nextTryAt));
  const last = attempts.at(-1);
  const at = (time: string | null) => (time === null ? '—' : `${formatDay(time)} ${formatTime(time)}`);
  return (
    <>
      <Stack close>
        <div>
          <StatusMark {...deliveryLooks[status]}>{statusWords[status]}</StatusMark>
        </div>
        <strong>{isolated(event)}</strong>
        <About delivery={delivery} pageAt={pageAt} />
      </Stack>
      {notice && (
        <Callout tone={notice.tone} role="note" title={notice.title}>
          {notice.about}
        </Callout>
      )}
      <Titled title="Attempts">
        <DeliveryAttempts delivery={delivery} />
      </Titled>
      <Content delivery={delivery} />
      <DescriptionList
        rows={[
          { label: 'Event ID', value: <Copyable label="Copy event ID" text={eventId} shown={shortened(eventId)} /> },
          { label: 'Created', value: at(createdAt) },
          { label: 'Delivered', value: at(deliveredAt) },
          { label: 'Sent to', value: orDash(last ? isolated(last.address) : '') },
          {
            label: 'Signed with',
            value: last?.signedWith ? `Secret of ${formatDay(last.signedWith)}` : '—',
          },
        ]}
      />
    </>
  );
}

function About({ delivery: { event, about }, pageAt }: DetailsProps) {
  if (about === '') return null;
  const path = pageOfEvent(event);
  const href = path === null ? null : pageAt(path);
  return (
    <p>
      about{' '}
      {href === null ? (
        isolated(about)
      ) : (
        <Link href={href} className={linkStyle}>
          {isolated(about)}
        </Link>
      )}
    </p>
  );
}

type Part = 'payload' | 'headers' | 'response';

const PARTS = [
  { value: 'payload', label: 'Payload' },
  { value: 'headers', label: 'Headers' },
  { value: 'response', label: 'Response' },
] as const;

/** What was sent at last, and what came back. */
function Content({ delivery: { payload, attempts } }: Pick<DetailsProps, 'delivery'>) {
  const [shown, show] = useState<Part>('payload');
  const last = attempts.at(-1);
  const headers = (last?.headers ?? []).map(({ name, value }) => [name, value].join(': ')).join('\n');
  const texts = {
    payload: readable(payload),
    headers: headers || 'Nothing was sent yet.',
    response: last?.response || 'No response.',
  };
  return (
    <Tabs label="Content of the delivery" value={shown} tabs={PARTS} onChoose={show}>
      <Stack close>
        <CodeBox label={PARTS.find(({ value }) => value === shown)?.label ?? ''} text={texts[shown]} />
        {shown === 'payload' && (
          <p>
            <Copyable label="Copy payload" text={payload} shown="Copy payload" />
          </p>
        )}
      </Stack>
    </Tabs>
  );
}
