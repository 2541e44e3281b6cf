import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyWith, safeHeaders } from './headers';
import { inlinedIn, inlinedOf } from './inlined';
import { mountPages } from './pages';

const SIGN_IN = 'sign in<script>first()</script><style>a{b:c}</style><script type="module" src="/assets/main-3f9.js"></script>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-app-'));
  await mkdir(join(folder, 'app', 'assets'), { recursive: true });
  await mkdir(join(folder, 'app', 'atlas'));
  await mkdir(join(folder, 'single'));
  await writeFile(join(folder, 'app', 'index.html'), SIGN_IN);
  await writeFile(join(folder, 'app', 'app.html'), 'the app');
  await writeFile(join(folder, 'app', 'policy.conf'), 'settings');
  await writeFile(join(folder, 'app', 'assets', 'main-3f9.js'), 'code');
  await writeFile(join(folder, 'app', 'atlas', 'index.html'), 'charts');
  await writeFile(join(folder, 'single', 'index.html'), 'one page');
  await writeFile(join(folder, 'secret.txt'), 'secret');
});
afterAll(() => rm(folder, { recursive: true }));

function appOf(name: string) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('*', safeHeaders(inlinedOf(join(folder, name))));
  mountPages(app, join(folder, name));
  return app;
}

const textOf = async (name: string, path: string) => (await appOf(name).request(path)).text();

describe('pages', () => {
  it('[NAV-02] are the sign-in page at the root and the app at every other route', async () => {
    expect(await textOf('app', '/')).toBe(SIGN_IN);
    for (const path of ['/dashboard', '/dashboard/account/payouts', '/sign-up', '/forgot-password/a@b.test', '/nowhere']) {
      expect([path, await textOf('app', path)]).toEqual([path, 'the app']);
    }
    expect(await textOf('single', '/dashboard')).toBe('one page');
  });

  it('include the atlas, and respond with 404 for its missing files', async () => {
    expect(await textOf('app', '/atlas/')).toBe('charts');
    expect((await appOf('app').request('/atlas')).headers.get('location')).toBe('/atlas/');
    expect((await appOf('app').request('/atlas/nothing')).status).toBe(404);
    const early = await appOf('single').request('/atlas/');
    expect([early.status, await early.text()]).toEqual([503, expect.stringContaining('is not there yet')]);
    expect((await appOf('app').request('/assets/gone-1a2.js')).status).toBe(404);
  });

  it('have the content security policy, and are cached only if their name contains their hash', async () => {
    const headersOf = async (path: string) => (await appOf('app').request(path)).headers;
    for (const path of ['/', '/dashboard', '/assets/main-3f9.js', '/assets/none.js', '/atlas/']) {
      const headers = await headersOf(path);
      expect(headers.get('content-security-policy')).toBe(policyWith(inlinedIn([SIGN_IN])));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=(), microphone=(), geolocation=(), payment=()');
    }
    expect((await headersOf('/assets/main-3f9.js')).get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await headersOf('/')).get('cache-control')).toBe('no-cache');
    expect((await headersOf('/dashboard')).get('cache-control')).toBe('no-cache');
    expect(policyWith({ scripts: [], styles: [] })).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'/,
    );
    expect(policyWith(inlinedIn([SIGN_IN]))).not.toContain('unsafe');
  });

  it('may run and look like what they carry themselves, by hash', async () => {
    const policy = (await appOf('app').request('/dashboard')).headers.get('content-security-policy');
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('first()')}'; style-src 'self' 'sha256-${hashOf('a{b:c}')}';`);
    expect((await appOf('single').request('/')).headers.get('content-security-policy')).not.toContain('sha256');
  });

  it('never include files outside of their folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/%2e%2e%2fsecret.txt',
    ]) {
      expect([path, await textOf('app', path)]).not.toEqual([path, 'secret']);
    }
  });

  it('never include the settings for another host', async () => {
    expect((await appOf('app').request('/policy.conf')).status).toBe(404);
    for (const path of [
      '/policy.conf',
      '/%70olicy.conf',
      '/policy%2econf',
      '/./policy.conf',
      '//policy.conf',
      '/atlas/../policy.conf',
    ])
      expect([path, await textOf('app', path)]).not.toEqual([path, 'settings']);
  });

  it('say that the app is not built', async () => {
    for (const name of ['none', 'app/assets']) {
      const answer = await appOf(name).request('/dashboard');
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('has not been built')]);
    }
  });
});
