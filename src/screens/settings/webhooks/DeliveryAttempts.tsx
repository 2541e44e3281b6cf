import { isolated } from '../../../../contract/shownText';
import type {
  WebhookAttempt,
  WebhookDeliveryInFull,
} from '../../../../machines/settings/webhookDelivery/webhookDelivery.machine';
import {
  codeInWords,
  durationInWords,
  isAccepted,
  ordinal,
} from '../../../../machines/settings/webhookDelivery/webhookDelivery.rules';
import { formatStep } from '../../../ui/text/dates';
import { type Step, Timeline } from '../../../ui/text/Timeline';

const noteOf = ({ problem, ms, by }: WebhookAttempt) =>
  [problem ? isolated(problem) : durationInWords(ms), by && `resent by ${isolated(by)}`].filter(Boolean).join(', ');

const stepOf = (attempt: WebhookAttempt, before: WebhookAttempt | undefined): Step => {
  const isArrived = isAccepted(attempt);
  return {
    label: codeInWords(attempt.code),
    note: noteOf(attempt),
    at: formatStep(attempt.at, before?.at ?? null),
    ...(isArrived ? { state: 'done', icon: 'circle-check' } : { state: 'failed', icon: 'circle-x' }),
  };
};

/** KEY-01: each attempt with its code and how long it took, oldest first, and the next one. */
export function DeliveryAttempts({ delivery: { attempts, nextTryAt } }: { readonly delivery: WebhookDeliveryInFull }) {
  if (attempts.length === 0 && nextTryAt === null) return <p>Nothing was sent yet.</p>;
  const next: readonly Step[] =
    nextTryAt === null
      ? []
      : [
          {
            label: `${ordinal(attempts.length + 1)} try`,
            at: formatStep(nextTryAt, attempts.at(-1)?.at ?? null),
            state: 'ahead',
            icon: 'clock',
          },
        ];
  return <Timeline steps={[...attempts.map((attempt, place) => stepOf(attempt, attempts[place - 1])), ...next]} />;
}
