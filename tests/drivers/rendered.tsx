/** The app in happy-dom. The test holds its ports open until a step ends their calls. */

import { cleanup, configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeAll, vi } from 'vitest';
import { chargebackAnswerCases } from '../../machines/chargebacks/chargebackAnswer/chargebackAnswer.cases';
import { sessionMachine } from '../../machines/shell/session/session.machine';
import { Arrival } from '../../src/app/frame/Arrival';
import { DashboardRoutes } from '../../src/app/frame/DashboardRoutes';
import { type PublicProps, PublicRoutes } from '../../src/app/public/PublicRoutes';
import * as outside from '../../src/app/public/publicPages';
import { ROUTES } from '../../src/app/routes';
import { App, type DashboardProps } from '../../src/app/start/App';
import { readStoredSession } from '../../src/app/start/storedSession';
import { SIGNED_OUT, saveBookmark } from '../../src/flow/bookmarks';
import { clearSteps } from '../../src/flow/steps';
import { ResetRequestDialog } from '../../src/screens/access/ResetRequestDialog';
import { settings } from '../../src/services/settings/settings';
import { keepToken } from '../../src/services/token';
import { Toasts } from '../../src/ui/feedback/Toasts';
import { defaultAnswers } from './defaultAnswers';
import type { Start } from './driver';
import { heldFlows, heldPorts } from './held';
import { bluecrest, ownerOf } from './people';
import { renderedSteps } from './renderedSteps';

// Allows for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Pauses for the eye, in milliseconds, and how much faster they pass here. */
const PAUSES = { from: 300, to: 3_000, faster: 20 };

function hurry() {
  const real = window.setTimeout;
  const isPause = (ms: number) => ms >= PAUSES.from && ms <= PAUSES.to;
  const hurried = <Given extends unknown[]>(work: (...given: Given) => void, ms = 0, ...given: Given) =>
    real(work, isPause(ms) ? ms / PAUSES.faster : ms, ...given);
  vi.stubGlobal('setTimeout', hurried);
}

/** A screen's code is compiled when it first opens, which may take longer than the usual wait. */
const LOADING_MS = 120_000;

/** Loads every screen before the first test of a file. */
export const loadScreens = () =>
  beforeAll(async () => void (await Promise.all([...ROUTES.map(({ screen }) => screen.fetch()), ...late()])), LOADING_MS);

/** What screens load when it is first shown. A test that waits for it would count the time of its transform. */
const late = () => [
  import('../../src/screens/kit/ViewActions'),
  import('../../src/screens/kit/NewNoteDialog'),
  import('../../src/screens/kit/FilterField').then(({ dayFields }) => dayFields.fetch()),
  import('../../src/screens/shell/UnopenedScreen'),
  import('../../src/screens/people/users/UserInvitationDialog'),
  import('../../src/ui/controls/RangeCalendar'),
  import('../../src/ui/shell/NotificationItems'),
  import('../../src/ui/tables/ColumnChoices'),
  import('../../src/ui/feedback/EmptyDrawing'),
  import('../../src/ui/buttons/NeighbourButtons'),
  import('../../src/app/frame/TestDataFill'),
  import('../../src/screens/invoices/form/CustomerChoice'),
  import('../../src/screens/refunds/RefundDialog'),
  import('../../src/screens/transactions/TransactionsExport'),
];

export function openRendered({ path, as, bookmark, holds, timed, hasInterface, beneficiary, emptyList, disputed }: Start) {
  // Not `performance`: React remembers by it when a fallback was last shown, and would wait for that moment long after this test.
  if (timed) vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  else hurry();
  Object.assign(settings, { onboardingAddress: hasInterface ? 'https://onboarding.provider.test/' : '' });
  const nothing = emptyList === undefined ? {} : { [emptyList]: { rows: [], total: 0 } };
  const { awaiting } = chargebackAnswerCases.ports.loadChargeback.answers;
  const answered = disputed === 'answered' ? { 'chargebackDetails.load': awaiting } : {};
  const { hold, end, made } = heldPorts(
    { ...defaultAnswers(as ?? 'tunde.bello@bluecrest.test'), ...nothing, ...answered },
    holds,
  );
  const owner = ownerOf(as ?? 'tunde.bello@bluecrest.test');
  const filled = (text: string) =>
    text
      .replace('{payoutId}', '1')
      .replaceAll('{paymentReference}', 'KPY-1001')
      .replace('{refundReference}', 'RFD-1001')
      .replace('{chargebackId}', disputed === 'answered' ? '4520' : '4519')
      .replaceAll('{invoiceId}', '193')
      .replace('{stakeholderId}', '3')
      .replace('{beneficiaryId}', beneficiary === 'renamed' ? '8' : '7')
      .replace('{token}', 'token')
      .replace('{address}', 'ada@crafts.test');
  if (as) keepToken('a token');
  if (bookmark)
    saveBookmark(as ? owner : SIGNED_OUT, filled(bookmark.flow), JSON.parse(filled(JSON.stringify(bookmark.bookmark))));
  const flows = heldFlows(hold);
  const Public = (props: PublicProps) => <PublicRoutes {...props} flows={flows} />;
  const ResetRequest = () => <ResetRequestDialog flow={flows.resetRequest} />;
  const Dashboard = (props: DashboardProps) => <DashboardRoutes {...props} flows={flows} pageFlows={flows} />;
  vi.stubGlobal('reportError', () => {});
  // happy-dom has no popovers, so their content is always visible.
  HTMLElement.prototype.hidePopover ??= () => {};
  window.history.replaceState(null, '', filled(path));
  render(
    <StrictMode>
      <App
        session={hold(sessionMachine)}
        opening={readStoredSession()}
        views={{ ...outside, Toasts, Public, ResetRequest, Arrival, Dashboard }}
      />
    </StrictMode>,
  );

  const I = renderedSteps(end, owner);
  return {
    I,
    made,
    business: bluecrest,
    close: () => {
      cleanup();
      // They wait for a recorder, which no test loads, and hold on to everything that this page was.
      clearSteps();
      sessionStorage.clear();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
