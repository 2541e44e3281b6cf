import { isolated } from '../../../contract/shownText';
import { css } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import { ButtonPlace } from '../../ui/buttons/ButtonPlace';
import { buttonStyle } from '../../ui/buttons/button.style';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';

const low = css({ '& a': { h: '[1.75rem]', px: '[0.625rem]' } });

interface StatementButtonProps {
  readonly page: string;
  /** The reference of the settlement. */
  readonly name: string;
}

/** Opens a statement from a row. */
export const StatementButton = ({ page, name }: StatementButtonProps) => (
  <span className={low}>
    <ButtonPlace kind="ruled">
      <Link href={page} className={buttonStyle('ruled')}>
        View statement
        <VisuallyHidden> {isolated(name)}</VisuallyHidden>
      </Link>
    </ButtonPlace>
  </span>
);
