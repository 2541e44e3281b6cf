import { swap as endpoints } from '../../contract/balances/swap';
import { serve } from '../http/serve';
import { toMajor } from '../rules/money';
import { pairsAt } from './rates.rules';
import { createSwap, sendSwapCode, wasSwapped } from './swaps';

export const swapRoutes = [
  serve(endpoints.listFxRates, async (_, { context }) => ({
    data: pairsAt(context.clock.now()).map(({ id, base, quote, buy, sell }) => ({
      pairId: id,
      symbol: `${base}/${quote}`,
      baseCurrency: base,
      quoteCurrency: quote,
      buyPrice: toMajor(buy),
      sellPrice: toMajor(sell),
    })),
  })),
  serve(endpoints.sendSwapOtp, async (_, { context, session }) => {
    await sendSwapCode(context, session);
    return { status: true, message: 'Success - Enter OTP' };
  }),
  serve(endpoints.createSwapOrder, async ({ headers, body }, { context, session }) => ({
    status: true,
    message: await createSwap(context, session, headers['idempotency-key'], body),
  })),
  serve(endpoints.getSwapStatus, async ({ query }, { context, session }) =>
    (await wasSwapped(context, session, query.idempotencyKey))
      ? { status: 'Successful' as const, message: 'The swap is Successful' }
      : { status: 'Not Received' as const, message: 'No swap was received with this key, and none can be received now' },
  ),
];
