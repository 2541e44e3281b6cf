// @vitest-environment happy-dom
/** What every part of a page shows of an answer, and what it says when it cannot be loaded. */
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { businessParts } from './businessParts';
import { flowNames } from './flowPaths';
import { moneyParts } from './moneyParts';
import type { Parts, Shown } from './parts.types';
import { settled } from './sights';

loadScreens();

const CONTACT = 'We couldn’t reach the server. Check your connection and try again.';

/** What a part says that could not be loaded: why, or its own words where the failure has none. */
const afterFailure = (shown: Shown, why: string | null) =>
  'failed' in shown ? `We couldn’t load ${shown.failed}. ${why ?? 'Try again in a moment.'}` : (why ?? shown.fallback);

const SHOWN: Parts = { ...businessParts, ...moneyParts };

const parts = (Object.keys(flows) as FlowName[]).filter((name) => {
  const flow = flows[name];
  return 'model' in flow && flow.model.kind === 'resource';
});

it('[GEN-07] what every part shows is named', () => expect(Object.keys(SHOWN).sort()).toEqual([...parts].sort()));

/** The lines that stand for what is loading: on a page that is loaded, or says what could not be, none may be left. */
const outlines = () => document.querySelectorAll('main [data-skeleton]').length;

/**
 * Parts that leave no room while they load: a number beside a name, the options of a list, a pane that says it, and the figures of this month in
 * place of which home shows those by day.
 */
const WITHOUT_OUTLINE: readonly FlowName[] = [
  'approvalCounts',
  'countries',
  'earlierPayouts',
  'fundingDetails',
  'groupedSettlementCounts',
  'linkChoices',
  'nextChargeback',
  'payoutCounts',
  'payoutDetails',
  'refundCounts',
  'reportCounts',
  'transactionCounts',
  'transactionSummary',
  'userRoles',
  'walletBalances',
  'webhookDelivery',
];

/** What stands in the place of a part that could not be loaded. */
const gaps = () => [...document.querySelectorAll('main p')].filter(({ textContent }) => textContent === 'Not loaded').length;

/** Parts that keep their place on the page when they could not be loaded. */
const WITH_GAP: readonly FlowName[] = [
  'apiKeys',
  'balances',
  'businessDetails',
  'businessLogo',
  'customerCatalogOrders',
  'currentWebhook',
  'customerTotals',
  'feeBearer',
  'inflowOutflow',
  'latestDeliveries',
  'notes',
  'notificationSettings',
  'paymentOptions',
  'recentMovements',
  'roles',
  'settlementAccounts',
  'signedInDevices',
  'toDo',
  'twoFactor',
];

const firstOf = (all: object): unknown => Object.values(all)[0];

describe.each(parts.filter((name) => flowNames.includes(name)))('%s', (name) => {
  const shown: Shown = SHOWN[name] ?? { loaded: [], failed: name };
  const { cases, machine } = flows[name];
  const { req, starts, states } = models[name];
  const port = `${machine.id}.load`;
  const title = `[${req.join(' ')}]`;
  let close = () => {};
  afterEach(() => close());
  const openPage = async () => {
    const [start] = Object.values(starts);
    if (!start) throw new Error(`${name} has no start`);
    const opened = openRendered(start);
    close = opened.close;
    if (start.opens) await opened.I.press(start.opens);
    return opened;
  };
  const open = async () => (await openPage()).I;

  if (!WITHOUT_OUTLINE.includes(name))
    it(`${title} has an outline while it loads`, async () => {
      const { made } = await openPage();
      // Until it is asked for, the outline is that of the whole page.
      await waitFor(() => expect(made).toContain(port));
      await settled();
      expect(outlines()).toBeGreaterThan(0);
      expect(gaps()).toBe(0);
    });
  it(`${title} shows what was answered, under its names`, async () => {
    const I = await open();
    const answers = 'load' in cases.ports ? cases.ports.load.answers : {};
    await I.answer(port, { answers: firstOf(answers) });
    await states.loaded?.(I);
    for (const words of shown.loaded) await I.see(words);
    await waitFor(() => expect(outlines()).toBe(0));
    await waitFor(() => expect(gaps()).toBe(0));
  });
  it.each([
    ['network', CONTACT],
    ['badAnswer', null],
  ] as const)(`${title} says what could not be loaded, and why if that is known (%s)`, async (fault, why) => {
    const I = await open();
    await I.answer(port, { fails: fault });
    await I.see(afterFailure(shown, why));
    await waitFor(() => expect(outlines()).toBe(0));
    await waitFor(() => expect(gaps() > 0).toBe(WITH_GAP.includes(name)));
  });
});
