/** Renders during the build: the first page for `index.html`, and the frame of the dashboard for `app.html`. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { ArrivalFrame } from '../../ui/shell/ArrivalFrame';
import { sessionFlow } from '../../wiring/shell/session';
import { frameData } from '../frame/frameData';
import { views } from '../views';
import { App } from './App';
import { emptySession } from './storedSession';

export const render = () =>
  renderToString(
    <Router ssrPath="/">
      <StrictMode>
        <App session={sessionFlow} opening={emptySession} views={views} />
      </StrictMode>
    </Router>,
  );

/** The frame with nothing of the address, and the pages that fill it. */
export function renderFrame() {
  const pages = frameData();
  const groups = pages.groups.map(({ labels, ...group }) => ({
    ...group,
    places: labels.map((label) => ({ label, isOpen: false })),
  }));
  return renderToString(
    <div id="frame" data-pages={JSON.stringify(pages)}>
      <ArrivalFrame title={null} outline={null} groups={groups} />
    </div>,
  );
}
