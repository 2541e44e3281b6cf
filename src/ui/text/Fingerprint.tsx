import { css } from '../../../styled-system/css';

const short = css({ fontFamily: 'code', fontSize: 'note', wordSpacing: '[-0.15em]' });
const full = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, max-content)]', md: '[repeat(4, 1fr)]' },
  gap: '[0.25rem 1rem]',
  px: '3',
  py: '2',
  bg: 'desk',
  borderRadius: 'control',
  fontFamily: 'code',
  fontSize: 'note',
  lineHeight: 'note',
});
const wrong = css({ color: 'danger' });

interface FingerprintProps {
  /** In groups, which a gap divides. Copied text has no gaps between them. */
  readonly groups: readonly string[];
  readonly isWrong?: boolean;
}

/** A whole fingerprint, in groups that can be compared by eye. */
export const Fingerprint = ({ groups, isWrong = false }: FingerprintProps) => (
  <span className={full}>
    {groups.map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fingerprint never changes, and its groups may repeat.
      <span key={index} className={isWrong ? wrong : undefined}>
        {group}
      </span>
    ))}
  </span>
);

/** The start of a fingerprint, which tells one from another. */
export const ShortFingerprint = ({ groups }: Pick<FingerprintProps, 'groups'>) => (
  <span className={short}>{groups.join(' ')}</span>
);
