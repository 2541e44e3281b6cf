/** The built app: its files, and the page for all of its routes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { discardBody, MEGABYTE } from './bodies';
import type { App, RequestContext } from './serve';

const YEAR_SECONDS = 31_536_000;

/** Files under `assets/` have a content hash in their name. All others are revalidated. */
function cacheFor(path: string, c: RequestContext): void {
  c.header('Cache-Control', path.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
}

const NOT_BUILT = 'The app has not been built: index.html is missing. Run the build, then start again.';

const NO_ATLAS =
  'The page of the charts is not there yet. npm start makes it after the app, which takes about two minutes: reload then.';

/** Settings for the host of the built app, such as `policy.conf`, are no page. */
const isSetting = (path: string) => /\.conf\/*$/i.test(path);
const NOTHING = '/.none';

/** `index.html` serves `/`. `app.html`, if it exists, serves every route of the app. */
export function mountPages(app: App, folder: string): void {
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', discardBody(MEGABYTE), (c) =>
    c.text('Pages accept GET requests only', 405, { Allow: 'GET, HEAD' }),
  );
  if (!existsSync(folder)) {
    app.get('*', (c) => c.text(NOT_BUILT, 404));
    return;
  }
  app.use('*', async (c, next) => {
    await next();
    if (c.res.status < 400) cacheFor(c.req.path, c);
  });
  app.get('/atlas', (c) => c.redirect('/atlas/'));
  // The path is decoded here, so no other spelling leads to the file.
  app.use('*', serveStatic({ root: folder, rewriteRequestPath: (path) => (isSetting(path) ? NOTHING : path) }));
  app.get('/policy.conf', (c) => c.text('Not found', 404));
  app.get('/assets/*', (c) => c.text('Not found', 404));
  app.get('/atlas/*', (c) => (existsSync(join(folder, 'atlas')) ? c.text('Not found', 404) : c.text(NO_ATLAS, 503)));
  app.get('*', serveStatic({ root: folder, path: existsSync(join(folder, 'app.html')) ? 'app.html' : 'index.html' }));
  app.get('*', (c) => c.text(NOT_BUILT, 404));
}
