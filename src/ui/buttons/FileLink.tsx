import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Icon } from '../theme/Icon';
import { ButtonPlace } from './ButtonPlace';
import { type ButtonKind, buttonStyle } from './button.style';

interface FileLinkProps {
  readonly kind?: ButtonKind;
  /** The caller has checked that it is a web address. */
  readonly href: string;
  /** Names the file for screen readers, because a page may have several. */
  readonly fileName: string;
}

/** Downloads a file in a new tab, which learns nothing of this one. */
export const FileLink = ({ kind = 'ruled', href, fileName }: FileLinkProps) => (
  <ButtonPlace kind={kind}>
    <a className={buttonStyle(kind)} href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="download" />
      <span>Download</span>
      <VisuallyHidden> {fileName}</VisuallyHidden>
    </a>
  </ButtonPlace>
);
