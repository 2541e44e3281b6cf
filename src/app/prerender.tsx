/** The first page as it stands in `index.html`, rendered while the app is built. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { sessionFlow } from '../wiring/shell/session';
import { App } from './App';
import { openingAnew } from './opening';
import { views } from './views';

export const render = () =>
  renderToString(
    <Router ssrPath="/">
      <StrictMode>
        <App session={sessionFlow} opening={openingAnew} views={views} />
      </StrictMode>
    </Router>,
  );
