/** The last movements of a wallet, which several pages show. */
import { recentMovementsMachine } from '../../../machines/home/recentMovements/recentMovements.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';

const movements = () => import('../../services/balances/recentMovements');

export const recentMovements = wire(recentMovementsMachine, { load: lazy(movements, (s) => s.recentMovements) });
