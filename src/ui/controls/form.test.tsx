// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Form } from './Form';
import { TextField } from './TextField';

afterEach(cleanup);

/** A form like sign-in's, which shows what is missing after a submit. */
function SignIn() {
  const [tried, setTried] = useState(0);
  const problem = tried > 0 ? 'Enter your password.' : null;
  return (
    <Form onSubmit={() => setTried(tried + 1)}>
      <TextField label="Email" value="ada@crafts.test" onText={() => {}} />
      <TextField label="Password" value="" problem={problem} onText={() => {}} />
      <button type="submit">Sign in</button>
    </Form>
  );
}

it('[SES-01] a missing field has the focus after each attempt to submit', () => {
  render(<SignIn />);
  for (const _ of [1, 2]) {
    screen.getByRole('button').focus();
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  }
});
