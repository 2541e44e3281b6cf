import { createContext } from 'react';

/** Closes the sheet that an action stands in, before the action does something on the page. Elsewhere it does nothing. */
export const LeaveSheet = createContext<() => void>(() => {});
