/** The first page as it stands in `index.html`, rendered while the app is built. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App';
import { openingAnew } from './opening';
import { sessionFlow } from '../wiring/shell/session';
import { views } from './views';

export const render = () =>
  renderToString(
    <Router ssrPath="/">
      <StrictMode>
        <App session={sessionFlow} opening={openingAnew} views={views} />
      </StrictMode>
    </Router>,
  );
