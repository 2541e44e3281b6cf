import { swap as endpoints } from '../../contract/balances/swap';
import { serve, serveChange } from '../http/serve';
import { toMajor } from '../rules/money';
import { pairsAt } from './rates.rules';
import { createSwap, receivedUnder, sendSwapCode } from './swaps';

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
  serveChange(endpoints.sendSwapOtp, { type: 'Wallets', action: 'Send swap code' }, async (_, { context, session }) => {
    await sendSwapCode(context, session);
    return { status: true, message: 'Success - Enter OTP' };
  }),
  serveChange(
    endpoints.createSwapOrder,
    { type: 'Wallets', action: 'Swap currencies' },
    async ({ headers, body }, { context, session }) => ({
      status: true,
      message: await createSwap(context, session, headers['idempotency-key'], body),
    }),
  ),
  serveChange(
    endpoints.getSwapStatus,
    { type: 'Wallets', action: 'Close swap that was not received', mayChangeNothing: true },
    async ({ query }, { context, session, audit }) => {
      const received = await receivedUnder(context, session, query.idempotencyKey);
      if (received === null)
        return { status: 'Not Received' as const, message: 'No swap was received with this key, and none can be received now' };
      audit.unchanged();
      return { status: 'Successful' as const, message: 'The swap is Successful', creditAmount: received.credited };
    },
  ),
];
