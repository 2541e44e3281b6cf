import { useEffect, useRef } from 'react';
import { css } from '../../../styled-system/css';

const strip = css({ display: 'flex', alignItems: 'center', gap: '2', fontSize: 'table', lineHeight: 'table', color: 'ink.soft' });
const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  '&[aria-current]': { color: 'ink', fontWeight: 'strong' },
  '& + &::before': { content: '""', w: '[1.5rem]', h: '[1px]', bg: 'line.control' },
});

/** The steps of a page, beside its title. The next one starts at the top of the page. */
export function PageSteps({ labels, current }: { readonly labels: readonly string[]; readonly current: number }) {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) window.scrollTo(0, 0);
    shown.current = current;
  }, [current]);
  return (
    <ol className={strip} aria-label="Steps">
      {labels.map((label, place) => (
        <li key={label} className={step} aria-current={place === current ? 'step' : undefined}>
          {`${place + 1} ${label}`}
        </li>
      ))}
    </ol>
  );
}
