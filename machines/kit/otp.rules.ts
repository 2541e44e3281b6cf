import type { said } from '../../contract/common';
import type { Fault } from './fault';
import type { OtpOutput, Said } from './otp.types';

/** The wire has no code for this, only the provider's sentence; its type makes the contract and this line one. */
const OUT_OF_TRIES: (typeof said)['tooManyAttempts'] = 'Too many attempts';

export const isOutOfTries = (fault: Fault) => fault.kind === 'server' && fault.message === OUT_OF_TRIES;

/** What the provider said to a right code; nothing after any other ending. */
export const messageIn = (output: OtpOutput<Said>) => (output.result === 'verified' ? output.answer.message : '');
