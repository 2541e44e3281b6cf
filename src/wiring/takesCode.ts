import type { Entered } from '../../machines/kit/otp/otp.types';

/** A code that is sent with its order is only taken here. */
export const takesCode = async ({ otp }: { readonly otp: string }): Promise<Entered> => ({ message: '', otp });
