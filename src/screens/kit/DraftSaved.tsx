import { css } from '../../../styled-system/css';
import { formatShortTime } from '../../ui/text/dates';
import { Icon } from '../../ui/theme/Icon';
import { draftWords } from './draftWords';

interface DraftSavedProps {
  readonly isKept: boolean;
  /** Date and time of Lagos. Null for a draft of an earlier page. */
  readonly at: string | null;
  /** What is not in the draft, as a sentence. */
  readonly but?: string;
}

const line = css({ display: 'flex', alignItems: 'baseline', gap: '2', color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });
const sign = css({ flex: '[none]', alignSelf: 'center', color: 'tone.green.ink' });

interface KeptInTabProps {
  readonly isKept: boolean;
  /** Whether there is a draft. Without one its room stays free, so that the first key moves nothing. */
  readonly isDrafted: boolean;
}

/** In the head of a page: where its draft is. */
export const KeptInTab = ({ isKept, isDrafted }: KeptInTabProps) => (
  <p className={line}>
    {!isDrafted ? (
      '\u00a0'
    ) : isKept ? (
      <>
        <span className={sign}>
          <Icon name="check" />
        </span>
        <span>Kept in this tab, not sent yet</span>
      </>
    ) : (
      draftWords(false)
    )}
  </p>
);

/** In the foot of a form: that a reload would not lose the draft, and when it was saved. */
export const DraftSaved = ({ isKept, at, but = '' }: DraftSavedProps) => {
  if (!isKept) return <p className={line}>{draftWords(false)}</p>;
  return (
    <p className={line}>
      <span className={sign}>
        <Icon name="check" />
      </span>
      <span>
        Draft saved
        {at !== null && (
          <>
            {' '}
            <time data-clock>{formatShortTime(at)}</time>
          </>
        )}
        . {but}
      </span>
    </p>
  );
};
