/** What no step of the builder may be: the rules behind its `never` properties. */
import type { Moment } from '../../kit/properties';
import { leavesAPart } from '../splitAccount/splitAccount.rules';
import type { splitSettlementMachine } from './splitSettlement.machine';

type Step = Moment<typeof splitSettlementMachine>;

/** What happened, in one word for each kind. */
const what = ({ happened }: Step) => (happened ? `${happened.subject} ${happened.kind} ${happened.name}` : '');

/** Of an order that was not sent in an earlier page. */
export const submitsAHundred = ({ isIn, context: { order } }: Step) =>
  isIn('submitting') && (order === null || !leavesAPart(order.split));

export const submitsUnresolved = ({ isIn, context: { order } }: Step) =>
  isIn('submitting') && (order?.split.accounts.some(({ accountName }) => accountName === '') ?? true);

/** Between the press and the provider nothing about the order changes but its key. */
export const submitsAnother = ({ isIn, before, context: { order } }: Step) =>
  isIn('submitting') && JSON.stringify(order) !== JSON.stringify(before.order);

export const submitsWithoutACode = ({ isIn, context: { otp } }: Step) => isIn('submitting') && otp.trim() === '';

export const keepsTheCode = ({ isIn, context: { otp } }: Step) => !isIn('submitting') && otp !== '';

export const losesTheFirst = ({ before, context, happened }: Step) =>
  happened?.kind === 'event' &&
  before.split.accounts.length > 0 &&
  before.kept === null &&
  context.split.accounts[0]?.id !== before.split.accounts[0]?.id;

export const takesOutUnasked = (step: Step) =>
  step.context.split.accounts.length > 0 &&
  step.context.split.accounts.length < step.before.split.accounts.length &&
  what(step) !== 'removal.confirmed event now';

export const emptiesUnsaved = (step: Step) =>
  step.before.split.accounts.length > 0 &&
  step.context.split.accounts.length === 0 &&
  !['upsertSplit answers done', 'getSplitStatus answers made'].includes(what(step));

/** After these the key of an order asks for nothing any more, or nothing was sent with it. */
const CLOSING = ['sendSplitOtp fails', 'otp ends', 'upsertSplit answers', 'upsertSplit fails refused', 'getSplitStatus answers'];

export const forgetsAnOpenOrder = (step: Step) =>
  step.before.order !== null && step.context.order === null && !CLOSING.some((close) => what(step).startsWith(close));
