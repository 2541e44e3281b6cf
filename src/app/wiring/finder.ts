/** Find anything. */
import { finderMachine } from '../../../machines/finder/finder.machine';
import { wire } from '../../../machines/kit/port';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const finder = () => withTemporal(() => import('../../services/finder'));

export const finderFlows = { finder: wire(finderMachine, { find: lazy(finder, (s) => s.find) }) };
