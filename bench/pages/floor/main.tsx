/** The smallest possible first screen with our four libraries: one machine and a bare form. */
import { useMachine } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { assign, fromPromise, setup } from 'xstate';

const signInMachine = setup({
  types: {
    context: {} as { readonly email: string; readonly password: string; readonly problem: string | null },
    events: {} as
      | { readonly type: 'email.changed' | 'password.changed'; readonly text: string }
      | { readonly type: 'signIn.submitted' },
  },
  actors: { login: fromPromise(async ({ signal }) => fetch('/login', { method: 'POST', signal })) },
  guards: { isFilledIn: ({ context }) => context.email !== '' && context.password !== '' },
}).createMachine({
  context: { email: '', password: '', problem: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.changed': { actions: assign({ email: ({ event }) => event.text }) },
        'password.changed': { actions: assign({ password: ({ event }) => event.text }) },
        'signIn.submitted': { guard: 'isFilledIn', target: 'sending' },
      },
    },
    sending: {
      invoke: {
        src: 'login',
        onDone: 'signedIn',
        onError: { target: 'editing', actions: assign({ problem: 'It did not work.' }) },
      },
    },
    signedIn: { type: 'final' },
  },
});

function SignIn() {
  const [snapshot, send] = useMachine(signInMachine);
  const [, navigate] = useLocation();
  const { email, password, problem } = snapshot.context;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'signIn.submitted' });
        if (snapshot.matches('signedIn')) navigate('/dashboard');
      }}
    >
      <h1>Sign in</h1>
      {problem && <p role="alert">{problem}</p>}
      <label>
        Email
        <input type="email" value={email} onChange={({ target }) => send({ type: 'email.changed', text: target.value })} />
      </label>
      <label>
        Password
        <input
          type="password"
          value={password}
          onChange={({ target }) => send({ type: 'password.changed', text: target.value })}
        />
      </label>
      <button type="submit">Sign in</button>
      <p>We may email you a code to confirm it’s you.</p>
    </form>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the form.');
createRoot(root).render(
  <StrictMode>
    <Switch>
      <Route path="/">
        <SignIn />
      </Route>
      <Route>
        <Redirect to="/" />
      </Route>
    </Switch>
  </StrictMode>,
);
