/** Renders the first page during the build, for `index.html`. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { sessionFlow } from '../wiring/shell/session';
import { App } from './App';
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
