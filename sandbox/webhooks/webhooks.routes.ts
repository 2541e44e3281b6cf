/** Serves the webhook of a business, and its deliveries. */
import { webhooks as endpoints } from '../../contract/settings/webhooks';
import { pagingOf } from '../http/paging.routes';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { toWallClock } from '../rules/wallclock';
import {
  type DeliveryRow,
  enableWebhook,
  findDelivery,
  listDeliveries,
  readWebhook,
  resend,
  resendFailed,
  secretOf,
  sendTest,
  setWebhook,
} from './webhooks';

const maybe = (at: Temporal.Instant | null) => at && toWallClock(at);

const inList = ({ event, nextTryAt }: DeliveryRow) => ({
  id: event.id,
  eventId: event.eventId,
  event: event.event,
  about: event.about,
  status: event.status,
  dateCreated: toWallClock(event.createdAt),
  tries: event.tries,
  nextTryAt: maybe(nextTryAt),
  dateDelivered: maybe(event.deliveredAt),
  lastCode: event.lastCode,
  lastDuration: event.lastMs,
});

export const webhooksRoutes = [
  serve(endpoints.getWebhook, async (_, { context, session }) => {
    const { webhook, ...known } = await readWebhook(context, session);
    return {
      data: {
        callbackUrl: webhook?.url ?? null,
        disabledAt: maybe(webhook?.disabledAt ?? null),
        secretSince: maybe(webhook?.secretSince ?? null),
        ...known,
      },
    };
  }),
  serveChange(
    endpoints.setWebhook,
    { type: 'Settings', action: 'Change webhook URL', mayChangeNothing: true },
    async ({ body: { defaultWebhook, from } }, { context, session, audit }) => {
      const change = await setWebhook(context, session, { address: defaultWebhook, from });
      if (change) audit.about({ before: { url: change.before }, after: { url: change.after } });
      else audit.unchanged();
      return { status: true, message: defaultWebhook.trim() === '' ? 'Webhook URL removed' : 'Webhook URL updated successfully' };
    },
  ),
  serveChange(
    endpoints.getWebhookSecret,
    { type: 'Settings', action: 'Copy signing secret' },
    async (_, { context, session }) => ({ data: { secret: await secretOf(context, session) } }),
  ),
  serveChange(
    endpoints.enableWebhook,
    { type: 'Settings', action: 'Turn on webhook', mayChangeNothing: true },
    async (_, { context, session, audit }) => {
      if (!(await enableWebhook(context, session))) audit.unchanged();
      return { status: true, message: 'Your webhook is on again. We send what was kept.' };
    },
  ),
  serveChange(
    endpoints.sendTestWebhook,
    { type: 'Settings', action: 'Send test event', subject: ['webhook delivery', 'answer.data.id'] },
    async (_, { context, session }) => ({ data: { id: await sendTest(context, session) } }),
  ),
  serve(endpoints.listWebhookDeliveries, async ({ query }, { context, session }) => {
    const { page, size, fromdate, todate, status, event, about, eventId } = query;
    const filter = { status, event, about, eventId, ...period('fromdate', fromdate, 'todate', todate) };
    const { rows, total } = await listDeliveries(context, session, filter, pagingOf('size', page, size));
    return { data: { items: rows.map(inList), page: { total } } };
  }),
  serve(endpoints.getWebhookDelivery, async ({ params }, { context, session }) => {
    const { attempts, ...row } = await findDelivery(context, session, params.id);
    return {
      data: {
        ...inList(row),
        payload: row.event.payload,
        attempts: attempts.map(({ attempt, by }) => ({
          id: attempt.id,
          at: toWallClock(attempt.sentAt ?? attempt.dueAt),
          url: attempt.url ?? '',
          ...{ code: attempt.code, problem: attempt.problem, duration: attempt.durationMs ?? 0, requestedBy: by },
          signedWith: maybe(attempt.secretSince),
          headers: [...(attempt.headers ?? [])],
          response: attempt.response,
        })),
      },
    };
  }),
  serveChange(
    endpoints.resendWebhookDelivery,
    { type: 'Settings', action: 'Resend webhook event', subject: ['webhook delivery', 'params.id'] },
    async ({ params: { id } }, { context, session, audit }) => {
      audit.about({ after: { eventId: await resend(context, session, id) } });
      return { status: true, message: 'We’re sending the event again.' };
    },
  ),
  serveChange(
    endpoints.resendFailedWebhooks,
    { type: 'Settings', action: 'Resend failed webhook events', mayChangeNothing: true },
    async (_, { context, session, audit }) => {
      const count = await resendFailed(context, session);
      if (count === 0) audit.unchanged();
      else audit.about({ after: { events: String(count) } });
      return {
        status: true,
        count,
        message: count === 1 ? 'We’re sending 1 event again.' : `We’re sending ${count} events again.`,
      };
    },
  ),
];
