/** Bodies with files, for a record of this test: a complete body arrives unchanged, and any other is refused with a sentence. */
import '../temporal';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type } from 'arktype';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Message } from '../../contract/common';
import { endpoints } from '../../contract/endpoint';
import { namedFields } from '../../contract/multipart';
import { call, messageOf, send } from '../testing/client';
import { safeHeaders } from './headers';
import { type App, mount, serveLookup } from './serve';

const { hand } = endpoints({
  hand: {
    method: 'POST',
    path: '/subsidiary/hand',
    body: type({ description: 'string > 0', 'note?': 'string' }),
    files: { main: 'one', extra: 'optional', more: 'many', papers: 'named' },
    answer: Message,
    req: [],
    public: true,
    assumed: true,
  },
});

const file = (name: string, content: BlobPart, kind = 'image/png') => new File([content], name, { type: kind });
const MEGABYTE = 1024 * 1024;

let server: Server;
let address = { address: '' };
const got: unknown[] = [];

beforeAll(async () => {
  const app: App = new Hono<{ Bindings: HttpBindings }>();
  app.use('*', safeHeaders({ scripts: [], styles: [] }));
  const route = serveLookup(hand, async (input) => {
    got.push(input);
    return { message: `${input.files.main.bytes.length}` };
  });
  const context = {} as Parameters<typeof mount>[1];
  mount(app, context, [route], {
    guard: async () => null,
    gate: async (_, _c, handle) => handle(),
    run: ({ handle }) => handle({ context, audit: { about: () => undefined, unchanged: () => undefined } }),
  });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  address = { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const whole = {
  body: { description: 'Ọ̀ṣun "1"\n' },
  files: { main: file('m.png', 'abc'), extra: undefined, more: [], papers: [] },
};

async function refused(parts: Parameters<typeof send>[2], status = 400) {
  const answer = await send(address, hand, parts);
  expect([answer.status, messageOf(answer)]).toEqual([status, expect.stringMatching(/^[^<]{3,}$/)]);
  return messageOf(answer);
}

/** A body as another program would write it. Its connection is not kept: on a busy machine the next request would take one that is being closed. */
async function raw(body: BodyInit, kind = 'multipart/form-data; boundary=x') {
  const headers = { 'content-type': kind, connection: 'close' };
  const answer = await fetch(`${address.address}${hand.path}`, { method: 'POST', headers, body });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('a multipart body', () => {
  it('keeps its texts, bytes, names and types', async () => {
    const bytes = new Uint8Array([0, 13, 10, 45, 45, 255]);
    const papers = [
      { documentName: 'status report', value: file('../s "r".pdf', bytes, 'application/pdf') },
      { documentName: 'proof of address', value: file('p.pdf', 'p', 'application/pdf') },
    ];
    const more = [file('1.png', '1'), file('2.png', '')];
    got.length = 0;
    await call(address, hand, { ...whole, files: { ...whole.files, more, papers } });
    expect(got).toMatchObject([
      {
        body: { description: 'Ọ̀ṣun "1"\n' },
        files: {
          main: { name: 'm.png', type: 'image/png', bytes: new TextEncoder().encode('abc') },
          extra: undefined,
          more: [expect.objectContaining({ name: '1.png' }), { name: '2.png', type: 'image/png', bytes: new Uint8Array() }],
          papers: [
            { documentName: 'status report', value: { name: '../s "r".pdf', type: 'application/pdf', bytes } },
            { documentName: 'proof of address', value: expect.objectContaining({ name: 'p.pdf' }) },
          ],
        },
      },
    ]);
    expect(Object.keys((got[0] as { body: object }).body)).toEqual(['description']);
  });

  it('may contain twenty megabytes of files', { timeout: 60_000 }, async () => {
    const main = file('m.png', new Uint8Array(20 * MEGABYTE));
    expect((await call(address, hand, { ...whole, files: { ...whole.files, main } })).message).toBe(`${20 * MEGABYTE}`);
  });

  it('is refused if a required part is missing or has the wrong type', async () => {
    expect(await refused({ ...whole, files: {} })).toBe('main is required');
    expect(await refused({ ...whole, files: { main: file('', '') } })).toBe('main is required');
    expect(await refused({ files: whole.files })).toBe('description is required');
    expect(await refused({ body: { description: 'T', main: 'text' }, files: {} })).toBe('main is not a file');
    expect(await refused({ body: { description: 'a\u0000b' }, files: whole.files })).toBe(
      'description contains characters that are not allowed',
    );
    expect(await refused({ ...whole, files: { main: [file('1', '1'), file('2', '2')] } })).toBe('main was sent twice');
    expect(await refused({ ...whole, files: { main: file('x'.repeat(300), '1') } })).toBe('main has an invalid file name');
    const alone = { [namedFields('papers', 0).documentName]: 'status report' };
    expect(await refused({ ...whole, body: { description: 'T', ...alone } })).toBe(
      'papers has a file without a name, or a name without a file',
    );
    await refused({ ...whole, files: { ...whole.files, more: Array.from({ length: 21 }, () => file('1', '1')) } });
  });

  it('is refused if it is not multipart or is incomplete', async () => {
    const start = '--x\r\nContent-Disposition: form-data; name="description"\r\n\r\nT';
    for (const body of [
      '',
      '--x',
      '--y--',
      start,
      `${start}\r\n--x`,
      '\u0000',
      '--x\r\n\r\n\r\n--x--\r\n',
      '{"description":"T"}',
    ]) {
      const answer = await raw(body);
      expect([body, answer.status, messageOf(answer)]).toEqual([body, 400, 'The body is incomplete']);
    }
    for (const [kind, status] of [
      ['application/json', 415],
      ['text/plain', 415],
      ['multipart/form-data', 400],
    ] as const) {
      expect([kind, (await raw(start, kind)).status]).toEqual([kind, status]);
    }
    const twice = `${start}\r\n${start}\r\n--x--\r\n`;
    expect(messageOf(await raw(twice))).toBe('A field was sent twice');
  });

  it('is refused with a message if it is too large, with or without a length', { timeout: 60_000 }, async () => {
    const main = file('m.png', new Uint8Array(60 * MEGABYTE));
    expect(await refused({ ...whole, files: { ...whole.files, main } }, 413)).toBe('The request is too large');
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 60) controller.close();
        else controller.enqueue(new Uint8Array(MEGABYTE));
      },
    });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', connection: 'close' },
      body: endless,
      duplex: 'half',
    };
    const answer = await fetch(`${address.address}${hand.path}`, init as RequestInit);
    expect([answer.status, await answer.json()]).toEqual([413, { status: false, message: 'The request is too large' }]);
  });
});
