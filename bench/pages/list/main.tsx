/** `?table=ours` or `?table=plain`: the same rows in one table or the other. */
import { createRoot } from 'react-dom/client';
import '../../../src/ui/styles.css';
import { List } from './List';
import { rows } from './rows';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the table.');
const table = new URLSearchParams(window.location.search).get('table') === 'plain' ? 'plain' : 'ours';
createRoot(root).render(<List table={table} all={rows} />);
