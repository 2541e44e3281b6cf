import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

const look = css({ display: 'inline-flex', alignItems: 'center', gap: '2', '& svg': { color: 'tone.green.ink' } });
const soft = css({ color: 'ink.soft' });

/** Words with a tick, or other words without one if there are none. */
export const YesNo = ({ yes, no }: { readonly yes: string; readonly no: string }) =>
  yes === '' ? (
    <span className={soft}>{no}</span>
  ) : (
    <span className={look}>
      <Icon name="check" />
      {yes}
    </span>
  );
