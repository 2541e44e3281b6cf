/** Renders during the build: the first page for `index.html`, and the frame of the dashboard for `app.html`. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { sessionFlow } from '../wiring/shell/session';
import { App } from './App';
import { ArrivalAt } from './Arrival';
import { emptySession } from './storedSession';
import { views } from './views';

export const render = () =>
  renderToString(
    <Router ssrPath="/">
      <StrictMode>
        <App session={sessionFlow} opening={emptySession} views={views} />
      </StrictMode>
    </Router>,
  );

export const renderFrame = () => renderToString(<ArrivalAt path={null} />);
