/** The businesses of a merchant: which of them is active, in which environment, and a new one. */
import { type } from 'arktype';
import { Id, Message } from './common';
import { endpoints } from './endpoint';

/** The documents do not say which number is which; a provider that has it otherwise is served by changing this line. */
export const environmentIds = { Live: 1, Test: 2 } as const;

export const businesses = endpoints({
  /** Makes a business the active one of this token, and of the next sign-in with `setAsDefault`. 404 when it is none of the merchant's. */
  setActiveSubsidiary: {
    method: 'POST',
    path: '/subsidiary/dashboard/session/set-subsidiary',
    body: type({ subsidiaryId: Id, setAsDefault: 'boolean' }),
    answer: Message,
    req: ['NAV-10'],
    assumed: false,
  },
  /** Moves this token to an environment, and the next sign-in with `SetDefault`. 400 for Live before the business is verified. */
  toggleEnvironment: {
    method: 'PATCH',
    path: '/subsidiary/dashboard/environment/toggle',
    body: type({ environmentId: '1 | 2', SetDefault: 'boolean' }),
    answer: Message,
    req: ['NAV-11'],
    assumed: false,
  },
});
