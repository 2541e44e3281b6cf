import { Link } from '../../flow/Link';
import { ButtonPlace } from '../../ui/buttons/ButtonPlace';
import { buttonStyle } from '../../ui/buttons/button.style';

interface StartLinkProps {
  /** The page whose work fills this list. Null if it does not exist, or this role may not open it. */
  readonly path: string | null;
  readonly label: string;
}

/** The button of an empty list that another page fills. */
export const StartLink = ({ path, label }: StartLinkProps) =>
  path !== null && (
    <ButtonPlace kind="solid">
      <Link href={path} className={buttonStyle('solid')}>
        {label}
      </Link>
    </ButtonPlace>
  );
