import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles.css';
import './catalogue.css';
import { loadFonts } from '../ui/theme/fonts';
import { Catalogue } from './Catalogue';
import '../ui/theme/icons';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the catalogue.');
createRoot(root).render(
  <StrictMode>
    <Catalogue />
  </StrictMode>,
);
loadFonts();
