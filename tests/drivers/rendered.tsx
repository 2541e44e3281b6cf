/** The app in happy-dom, its ports held open by the test until a step says how they end. */

import { cleanup, configure, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { sessionMachine } from '../../machines/shell/session/session.machine';
import { App, type DashboardProps } from '../../src/app/App';
import { DashboardRoutes } from '../../src/app/DashboardRoutes';
import { openingHere } from '../../src/app/opening';
import * as outside from '../../src/app/outside';
import { type PublicProps, PublicRoutes } from '../../src/app/PublicRoutes';
import { SIGNED_OUT, saveBookmark } from '../../src/flow/bookmarks';
import { ResetRequestDialog } from '../../src/screens/access/ResetRequestDialog';
import { settings } from '../../src/services/settings/settings';
import { keepToken } from '../../src/services/token';
import { Notices } from '../../src/ui/Notices';
import { defaultAnswers } from './defaultAnswers';
import type { Start } from './driver';
import { heldFlows, heldPorts } from './held';
import { bluecrest, ownerOf } from './people';
import { renderedSteps } from './renderedSteps';

// A machine that does much else at the same time takes its time.
configure({ asyncUtilTimeout: 5_000 });

/** Pauses that a flow makes for the eye, in milliseconds, and how much faster they pass here, where nobody looks. */
const PAUSES = { from: 300, to: 3_000, faster: 20 };

function hurry() {
  const real = window.setTimeout;
  const isPause = (ms: number) => ms >= PAUSES.from && ms <= PAUSES.to;
  const hurried = (work: () => void, ms = 0) => real(work, isPause(ms) ? ms / PAUSES.faster : ms);
  vi.stubGlobal('setTimeout', hurried);
}

export function openRendered({ path, as, bookmark, holds, timed, hasInterface, beneficiary }: Start) {
  if (timed) vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  else hurry();
  Object.assign(settings, { onboardingAddress: hasInterface ? 'https://onboarding.provider.test/' : '' });
  const { hold, end, made } = heldPorts(defaultAnswers(as ?? 'tunde.bello@bluecrest.test'), holds);
  const owner = ownerOf(as ?? 'tunde.bello@bluecrest.test');
  const filled = (text: string) =>
    text
      .replace('{payoutId}', '1')
      .replace('{stakeholderId}', '3')
      .replace('{beneficiaryId}', beneficiary === 'renamed' ? '8' : '7')
      .replace('{token}', 'token')
      .replace('{address}', 'ada@crafts.test');
  if (as) keepToken('a token');
  if (bookmark) saveBookmark(as ? owner : SIGNED_OUT, bookmark.flow, JSON.parse(filled(JSON.stringify(bookmark.bookmark))));
  const flows = heldFlows(hold);
  const Public = (props: PublicProps) => <PublicRoutes {...props} flows={flows} />;
  const ResetRequest = () => <ResetRequestDialog flow={flows.resetRequest} />;
  const Dashboard = (props: DashboardProps) => <DashboardRoutes {...props} flows={flows} pageFlows={flows} />;
  vi.stubGlobal('reportError', () => {});
  // It knows no popovers: what is in one is there from the beginning, and stays.
  HTMLElement.prototype.hidePopover ??= () => {};
  window.history.replaceState(null, '', filled(path));
  render(
    <StrictMode>
      <App
        session={hold(sessionMachine)}
        opening={openingHere()}
        views={{ ...outside, Notices, Public, ResetRequest, Dashboard }}
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
      sessionStorage.clear();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
