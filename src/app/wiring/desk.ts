/** What runs whatever page is open: the watch for nobody, and the change of business or environment. */
import { idleMachine } from '../../../machines/idle/idle.machine';
import { wire } from '../../../machines/kit/port';
import { switchingMachine } from '../../../machines/switching/switching.machine';
import { stay, watch } from '../../flow/activity';
import { heldInAllTabs } from '../../flow/tabs';
import { lazy } from '../lazy';
import { startAfresh } from '../startAfresh';

const businesses = () => import('../../services/businesses');

export const deskFlows = {
  idle: wire(idleMachine, { watch, stay }),
  switching: wire(switchingMachine, {
    findUnsaved: heldInAllTabs,
    switchTo: lazy(businesses, (s) => s.switchTo),
    startAfresh,
  }),
};
