import { useState } from 'react';
import { check, empty, LABELS, type Twenty } from './fields';

/** The same fields in plain React: one state object, controlled fields, and the error below each. */
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
