import { useState } from 'react';
import { check, empty, LABELS, type Twenty } from './fields';

/** The same fields as React alone has them: one object of state, every field controlled, and what is wrong beneath it. */
export function Bare() {
  const [values, setValues] = useState<Twenty>(empty);
  const faults = check(values);
  return (
    <form>
      {LABELS.map((label) => (
        <div key={label}>
          <label htmlFor={label}>{label}</label>
          <input id={label} value={values[label]} onChange={(event) => setValues({ ...values, [label]: event.target.value })} />
          {values[label] && faults[label] && <p>{faults[label]}</p>}
        </div>
      ))}
    </form>
  );
}
