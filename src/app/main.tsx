import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles.css';
import { fetchLetters } from '../ui/fonts';
import { App } from './App';
import { preloadSession, sessionFlow } from './sessionWiring';
import { withTemporal } from './temporal';

const loadDashboard = () => withTemporal(() => import('./Dashboard'));
const Dashboard = lazy(loadDashboard);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
createRoot(root).render(
  <StrictMode>
    <App session={sessionFlow} Dashboard={Dashboard} />
  </StrictMode>,
);

// Safari has no idle callback; a moment later does as well.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
whenIdle(() => {
  fetchLetters();
  void preloadSession();
  void loadDashboard();
});
