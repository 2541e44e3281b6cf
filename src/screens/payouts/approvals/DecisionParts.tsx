import type { ApprovalView } from '../../../../machines/payouts/approval/approval.select';
import type { ApprovalEvent } from '../../../../machines/payouts/approval/approval.types';
import { css } from '../../../../styled-system/css';
import type { ActorView } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { wrapsLabels } from '../../../ui/buttons/button.style';
import { formatAmount } from '../../../ui/text/format';
import { Icon } from '../../../ui/theme/Icon';

const note = css({
  display: 'flex',
  gap: '2',
  w: 'full',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
});
// Both stand in one row, where the sum leaves room for it.
const pair = css(wrapsLabels, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '[0.625rem]',
  w: 'full',
  '& button': { px: '[0.625rem]' },
  '& > :is([data-button=solid], [data-button=danger])': { flex: '[1 0 auto]' },
});
const sign = css({ flex: 'none', pt: '[2px]' });

/** Names what is decided: its sum, or how many payouts. */
const subjectOf = ({ total, payouts }: Pick<ApprovalView, 'total' | 'payouts'>) =>
  total ? formatAmount(total.amount, total.currency) : `${payouts.length} payouts`;

interface DecideButtonsProps extends Pick<ActorView<ApprovalEvent>, 'send'> {
  readonly view: ApprovalView;
  /** The Payout Balance does not suffice. */
  readonly isShort: boolean;
}

/**
 * APR-01: the two decisions. Each of them sends the code, and nothing before does. The one that the pane was opened for is the main one and names its
 * subject. Both keep their places.
 */
export const DecideButtons = ({ view, send, isShort }: DecideButtonsProps) => (
  <>
    <p className={note}>
      <span className={sign}>
        <Icon name="key-round" />
      </span>
      {view.isCodeSent ? (
        'We sent you a code a moment ago. No other one is sent.'
      ) : (
        <span>
          Approve and Decline email you a code. <span>No code is sent before that.</span>
        </span>
      )}
    </p>
    <div className={pair}>
      <Button
        kind={view.isApproved ? 'ruled' : 'danger'}
        icon="x"
        onPress={() => send({ type: 'code.requested', isApproved: false })}
      >
        {view.isApproved ? 'Decline' : `Decline ${subjectOf(view)}`}
      </Button>
      <Button
        kind={view.isApproved ? 'solid' : 'ruled'}
        icon="check"
        disabled={isShort}
        onPress={() => send({ type: 'code.requested', isApproved: true })}
      >
        {view.isApproved ? `Approve ${subjectOf(view)}` : 'Approve'}
      </Button>
    </div>
  </>
);
