import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../../ui/styles.css';
import { listenBeforeRouter } from '../../flow/backGuard';
import { noteFocus } from '../../flow/lastFocused';
import { hasToken } from '../../services/storedToken';
import { loadFonts } from '../../ui/theme/fonts';
import { whenIdle } from '../../ui/timing/whenIdle';
import { preloadSession, sessionFlow } from '../../wiring/shell/session';
import { arrival, dashboard, notices, secondFactorPage, views } from '../views';
import { App } from './App';
import { fetchCode } from './preloadAssets';
import { noteAskedPage, readStoredSession } from './storedSession';

listenBeforeRouter();
const root = document.getElementById('root');
if (!root) throw new Error('The #root element is missing.');

const opening = readStoredSession();
noteAskedPage(opening);
const app = (
  <StrictMode>
    <App session={sessionFlow} opening={opening} views={views} />
  </StrictMode>
);

// The prerendered form is hydrated only on its own page, and only for signed-out users.
const prerendered = root.firstElementChild !== null;
if (prerendered && window.location.pathname === '/' && !hasToken()) hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}

/** Events that show that the user is about to sign in. */
const SIGNS = ['focusin', 'pointerdown', 'keydown'];

/** With what its parts ask for first. */
const home = () => import('../frame/preloadHomePage').then((code) => code.preloadHomePage());

/** Loads these one after the other while the page is idle. A failed one is loaded again when it is needed. */
const ahead: readonly (() => Promise<unknown>)[] = [
  notices.preload,
  secondFactorPage.preload,
  preloadSession,
  dashboard.preload,
  home,
];
function run([next, ...rest]: readonly (() => Promise<unknown>)[]): void {
  const goOn = () => run(rest);
  if (next) whenIdle(() => void next().then(goOn, goOn));
}

function begin() {
  for (const sign of SIGNS) removeEventListener(sign, begin);
  run(ahead);
}

// A signed-in user needs it at once. Otherwise it waits until the user starts to sign in, because running the code takes time.
if (hasToken()) {
  fetchCode();
  arrival.preload().catch(() => undefined);
  run(ahead);
} else {
  whenIdle(fetchCode);
  for (const sign of SIGNS) addEventListener(sign, begin);
  if (document.activeElement !== document.body) begin();
}
loadFonts();
noteFocus();
whenIdle(
  () =>
    void import('./late').then(
      (code) => code.startLate(),
      () => undefined,
    ),
);
