/** The addresses of files: they need no session, because a browser opens them in a tab of their own. */
import { html } from 'hono/html';
import type { Permission } from '../../contract/permissions';
import { whoIs } from '../access/actors';
import { memberOf } from '../access/session';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import type { Activity } from '../events/activity';
import { attachment } from './attachment';
import type { OpenTrail } from './calls';
import { isOver, isSigned, readFileToken, type Signed } from './fileAddress.rules';
import type { App, RequestContext } from './serve';
import { ipOf } from './source';

export interface AddressedFile extends Signed, Scope {
  /** Who may open it. */
  readonly permission: Permission;
  readonly name: string;
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  /** Its content was removed. */
  readonly isGone: boolean;
  content(): AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

/** Files of one area: where they come from, and what a person reads who can't open one. */
export interface FileKind {
  /** How its references begin. */
  readonly prefix: string;
  /** The name of the download in the audit trail. */
  readonly call: string;
  readonly activity: Activity;
  readonly unknown: string;
  readonly over: string;
  readonly gone: string;
  /** The page of the app that has new addresses. */
  readonly page: { readonly path: string; readonly name: string };
  /** Returns null if there is no such file, or not yet. */
  find(context: OperationContext, reference: string): Promise<AddressedFile | null>;
}

type Words = Pick<FileKind, 'unknown' | 'over' | 'gone' | 'page'>;

const ANY: Words = {
  unknown: 'Check the address, or open the file again in the dashboard.',
  over: 'A download link works for 10 minutes.',
  gone: 'This file is no longer kept.',
  page: { path: '/dashboard', name: 'Dashboard' },
};

const shown = ({ page }: Words, title: string, text: string) => html`<!doctype html>
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
    <p><a href="${page.path}">Go to ${page.name}</a></p>
  </main></body>
</html>`;

const unknown = (c: RequestContext, words: Words) => c.html(shown(words, 'File not found', words.unknown), 404);

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

/** Returns the person of an address, or null if they may no longer view the file. */
async function readerOf(db: Db, file: AddressedFile, userId: number) {
  const member = await memberOf(db, userId, file);
  return member?.permissions.includes(file.permission) ? member : null;
}

async function download(c: RequestContext, context: OperationContext, trailOf: OpenTrail, kinds: readonly FileKind[]) {
  const { db, clock } = context;
  const token = readFileToken(c.req.param('token') ?? '');
  const kind = kinds.find(({ prefix }) => token?.reference.startsWith(`${prefix}-`));
  if (!token || !kind) return unknown(c, ANY);
  const file = await kind.find(context, token.reference);
  if (!file || !isSigned(file, token)) return unknown(c, kind);
  if (isOver(token, clock.now())) return c.html(shown(kind, 'This link has expired', kind.over), 410);
  if (file.isGone) return c.html(shown(kind, 'This file has expired', kind.gone), 410);
  const reader = await readerOf(db, file, token.userId);
  if (!reader) return unknown(c, kind);
  const sent = { params: { reference: file.reference } };
  const { call: name, activity } = kind;
  const trail = trailOf({ endpoint: { name }, activity, clock, ip: ipOf(c), sent });
  await trail.write(db, whoIs(reader), { outcome: 'done' });
  return c.body(streamed(file.content()), 200, {
    'content-type': file.mediaType,
    'content-length': String(file.size),
    'content-disposition': attachment(file.name),
  });
}

export function mountFiles(app: App, context: OperationContext, trailOf: OpenTrail, kinds: readonly FileKind[]): void {
  app.use('/files/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/files/:token', (c) => download(c, context, trailOf, kinds));
  app.all('/files/*', (c) => unknown(c, ANY));
}
