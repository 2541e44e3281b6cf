import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../ui/styles.css';
import { listenBeforeRouter } from '../flow/backGuard';
import { persistRecording } from '../flow/record';
import { hasToken } from '../services/token';
import { fetchLetters } from '../ui/fonts';
import { whenIdle } from '../ui/whenIdle';
import { preloadSession, sessionFlow } from '../wiring/shell/session';
import { App } from './App';
import { fetchCode } from './later';
import { openingHere } from './opening';
import { dashboard, notices, secondFactorPage, views } from './views';

persistRecording();
listenBeforeRouter();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

const app = (
  <StrictMode>
    <App session={sessionFlow} opening={openingHere()} views={views} />
  </StrictMode>
);

// The form that stands in the page is taken over where it is the page: not by who is signed in, and at no other address.
const prerendered = root.firstElementChild !== null;
if (prerendered && window.location.pathname === '/' && !hasToken()) hydrateRoot(root, app);
else {
  root.replaceChildren();
  createRoot(root).render(app);
}
delete document.documentElement.dataset.entering;

/** What shows that somebody is about to sign in. */
const SIGNS = ['focusin', 'pointerdown', 'keydown'];

/** One after the other, each when nothing else is to be done. What cannot be had now is asked for when it is needed. */
const ahead: readonly (() => Promise<unknown>)[] = [notices.preload, secondFactorPage.preload, preloadSession, dashboard.preload];
function run([next, ...rest]: readonly (() => Promise<unknown>)[]): void {
  const goOn = () => run(rest);
  if (next) whenIdle(() => void next().then(goOn, goOn));
}

function begin() {
  for (const sign of SIGNS) removeEventListener(sign, begin);
  run(ahead);
}

// Who comes back signed in needs it at once. Running all that code takes time, and there is none to take before somebody begins to sign in.
if (hasToken()) {
  fetchCode();
  run(ahead);
} else {
  whenIdle(fetchCode);
  for (const sign of SIGNS) addEventListener(sign, begin);
  if (document.activeElement !== document.body) begin();
}
fetchLetters();
whenIdle(
  () =>
    void import('../flow/keepFocus').then(
      ({ keepFocus }) => keepFocus(),
      () => undefined,
    ),
);
