import type { KeyboardEvent, ReactNode } from 'react';
import { css } from '../../styled-system/css';

interface FormProps {
  /** By which a submit button outside of the form names it. */
  readonly id?: string;
  readonly onSubmit: () => void;
  /** `row`: fields and buttons beside each other where there is room. */
  readonly layout?: 'column' | 'row';
  /** Enter in a field submits though no button can: whoever is asked says why not. */
  readonly always?: boolean;
  readonly children: ReactNode;
}

const column = css({ display: 'grid', gap: '4' });
const row = css({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  gridTemplateColumns: { base: '[1fr]', md: '[minmax(0, 24rem) max-content]' },
});

/** What is asked together and sent together. It never leaves the page, and checks nothing by itself. */
export function Form({ id, onSubmit, layout = 'column', always = false, children }: FormProps) {
  return (
    <form
      id={id}
      // Should it ever be sent without us, what was typed does not end up in an address.
      method="post"
      noValidate
      className={layout === 'row' ? row : column}
      {...(always && {
        onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          onSubmit();
        },
      })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
