import { isolated } from '../../../contract/shownText';
import { css } from '../../../styled-system/css';
import { linkStyle } from '../../ui/buttons/button.style';
import { KeyCap } from '../../ui/buttons/KeyCap';
import { Dialog } from '../../ui/layers/Dialog';
import { Titled } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { DescriptionList } from '../../ui/text/DescriptionList';

const caps = css({ display: 'inline-flex', gap: '1', mr: '1' });

/** Where a merchant finds help, and how this keyboard names the keys of the finder. */
export interface Help {
  /** Such as `Ctrl K`. */
  readonly finder: string;
  /** The http(s) address of the provider's help pages. Empty if it has none. */
  readonly address: string;
  /** The provider's email address for problems. Empty if there is none. */
  readonly email: string;
}

interface HelpDialogProps extends Help {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The ways to get help, and every key that Kontor knows besides those of the browser. */
export function HelpDialog({ finder, address, email, open, onClose }: HelpDialogProps) {
  const keys = (text: string) => (
    <span className={caps}>
      {text.split(' ').map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
    </span>
  );
  return (
    <Dialog title="Help" open={open} onClose={onClose}>
      <Stack>
        {address !== '' && (
          <p>
            <a className={linkStyle} href={address} target="_blank" rel="noopener noreferrer">
              Help centre
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
            : guides and answers.
          </p>
        )}
        {email !== '' && (
          <p>
            <a className={linkStyle} href={`mailto:${email}`}>
              Email support
            </a>
            : we answer at {isolated(email)}.
          </p>
        )}
        <Titled title="Keyboard shortcuts">
          <DescriptionList
            rows={[
              { label: 'Find anything', value: keys(finder) },
              { label: 'Next row', value: <>{keys('J')} in a list or in details</> },
              { label: 'Previous row', value: <>{keys('K')} in a list or in details</> },
              { label: 'Copy the reference', value: <>{keys('C')} on a row</> },
              { label: 'Close', value: <>{keys('Esc')} for a dialog, a menu or details</> },
              { label: 'Help', value: keys('?') },
            ]}
          />
        </Titled>
      </Stack>
    </Dialog>
  );
}
