/** Home without the app: the calls of a sign-in by plain `fetch`, and its elements put there by hand. What of a way home no app can save. */
import { session } from '../../contract/access/session';
import { approvals } from '../../contract/payouts/approvals';
import { PASSWORD, TUNDE } from '../../tests/browser/merchant';
import type { UnwatchedPage } from './unwatched';

interface Given {
  /** The elements of home, as the app had them when it was painted. */
  readonly html: string;
  readonly login: { readonly method: string; readonly path: string; readonly body: string };
  /** Paths of the calls after that, at the same time. */
  readonly then: readonly string[];
  /** The path of the call that home makes once it is there. */
  readonly last: string;
}

/** Runs in the page: from the next press on, the app hears nothing. */
function takeOver({ html, login, then, last }: Given) {
  const copy = new DOMParser().parseFromString(html, 'text/html');
  // The policy of the page refuses styles in markup.
  for (const element of copy.querySelectorAll<HTMLElement>('[style]'))
    element.style.cssText = element.getAttribute('style') ?? '';
  const home = document.importNode(copy.body, true);
  const root = document.getElementById('root');
  const go = async () => {
    const { method, path, body } = login;
    const answer = await (await fetch(path, { method, body, headers: { 'Content-Type': 'application/json' } })).json();
    const headers = { Authorization: `Bearer ${answer.token.accessToken}` };
    await Promise.all(then.map(async (each) => (await fetch(each, { headers, cache: 'no-store' })).json()));
    history.replaceState(null, '', '/dashboard');
    root?.replaceChildren(...home.childNodes);
    void fetch(last, { headers, cache: 'no-store' });
  };
  const press = (event: MouseEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    void go();
  };
  document.addEventListener('click', press, { capture: true, once: true });
}

/** `html` is the content of the app's root at home. */
export const goHomeByHand = (page: UnwatchedPage, html: string) =>
  page.run(takeOver, {
    html,
    login: { ...session.login, body: JSON.stringify({ Email: TUNDE, Password: PASSWORD }) },
    then: [session.getProfile.path, session.getOnboardingProgress.path],
    last: approvals.listPayoutsPendingApproval.path,
  });
