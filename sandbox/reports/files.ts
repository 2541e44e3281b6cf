/** The addresses of files: they need no session, because a browser opens them in a tab of their own. */
import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { whoIs } from '../access/actors';
import { type Member, memberOf } from '../access/session';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { reports } from '../database/schema';
import type { Activity } from '../events/activity';
import type { OpenTrail } from '../http/calls';
import type { App, RequestContext } from '../http/serve';
import { ipOf } from '../http/source';
import { isOver, isSigned, readFileToken } from './fileAddress.rules';
import { readFile } from './reportFile';
import type { ReportRow } from './reports';
import { sourceOf } from './sources';

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const page = (title: string, text: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="/pay/look.css">
  </head>
  <body><main>
    <h1>${title}</h1>
    <p role="alert">${text}</p>
    <p><a href="/dashboard/report-center">Go to Report Centre</a></p>
  </main></body>
</html>`;

const unknown = (c: RequestContext) =>
  c.html(page('File not found', 'Check the address, or download the file again in the Report Centre.'), 404);

const over = (c: RequestContext) =>
  c.html(page('This link has expired', 'A download link works for 10 minutes. Get a new one in the Report Centre.'), 410);

const gone = (c: RequestContext) =>
  c.html(page('This file has expired', 'Files are kept for 7 days. Export it again in the Report Centre.'), 410);

/** Reads no faster than it sends. */
const streamed = (parts: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });

/** Returns the person of an address, or null if they may no longer view what the file holds. */
async function readerOf(db: Db, report: ReportRow, userId: number): Promise<Member | null> {
  const member = await memberOf(db, userId, report);
  return member?.permissions.includes(sourceOf(report.source).permission) ? member : null;
}

const ACTIVITY: Activity = { type: 'Exports', action: 'Download report', subject: ['report', 'params.reference'] };

async function download(c: RequestContext, { db, clock }: OperationContext, trailOf: OpenTrail) {
  const token = readFileToken(c.req.param('token') ?? '');
  if (!token) return unknown(c);
  const [report] = await db.select().from(reports).where(eq(reports.reference, token.reference));
  if (!report || !isSigned(report, token)) return unknown(c);
  if (isOver(token, clock.now())) return over(c);
  if (Temporal.Instant.compare(report.expiresAt, clock.now()) <= 0) return gone(c);
  const reader = await readerOf(db, report, token.userId);
  if (report.status !== 'Completed' || !reader) return unknown(c);
  const sent = { params: { reference: report.reference } };
  const trail = trailOf({ endpoint: { name: 'downloadReport' }, activity: ACTIVITY, clock, ip: ipOf(c), sent });
  await trail.write(db, whoIs(reader), { outcome: 'done' });
  return c.body(streamed(readFile(db, report.id)), 200, {
    'content-type': MEDIA_TYPES[report.format],
    'content-length': String(report.size),
    'content-disposition': `attachment; filename="${report.fileName}"`,
  });
}

export function mountFiles(app: App, context: OperationContext, trailOf: OpenTrail): void {
  app.use('/files/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/files/:token', (c) => download(c, context, trailOf));
  app.all('/files/*', (c) => unknown(c));
}
