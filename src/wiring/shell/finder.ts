/** The finder. */

import { wire } from '../../../machines/kit/flow/port';
import { finderMachine } from '../../../machines/shell/finder/finder.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const finder = () => withTemporal(() => import('../../services/shell/finder'));

export const finderFlows = { finder: wire(finderMachine, { find: lazy(finder, (s) => s.find) }) };
