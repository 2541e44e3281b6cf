/** Runs models in a real browser on the built app and the running sandbox. */
import { expect, type Page } from '@playwright/test';
import {
  beIdle,
  enterAs,
  holdInOtherTab,
  leaveOrderOpen,
  pressAfterSleep,
  sleep,
  tellFromElsewhere,
} from '../../atlas/exports/standalone/inPage';
import { CODE_PAUSE_S, RATE_LIFE_S } from '../../atlas/exports/standalone/provider';
import { appliesTo } from '../../sandbox/http/faults';
import type { Sandbox } from '../../sandbox/start';
import { momentOf } from './dayOf';
import type { Driver, Start } from './driver';
import { faultFor } from './faults';
import { guest, providerOf, type SignedIn } from './provider';
import { holdTraffic } from './traffic';

/** The smallest valid document. */
const PAPER = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

/** The lightest page of the same origin: session storage is filled there before the app loads. */
const BLANK_PAGE = '/sandbox/outbox.css';

/** The page stays where it is when it is there already. */
export async function toAnteroom(page: Page, address: string): Promise<void> {
  if (page.url() === address + BLANK_PAGE) return;
  // A page that is on its way elsewhere interrupts this once.
  await page.goto(address + BLANK_PAGE).catch(() => page.goto(address + BLANK_PAGE));
}

async function enter(page: Page, sandbox: Sandbox, { bookmark }: Pick<Start, 'bookmark'>, who: SignedIn | null, address: string) {
  await toAnteroom(page, sandbox.address);
  await page.evaluate(enterAs, {
    token: who?.token ?? null,
    key: `bookmark:${who?.owner ?? 'nobody'}:${bookmark?.flow}`,
    kept: bookmark ? JSON.stringify({ shape: 1, bookmark: bookmark.bookmark }).replaceAll('{address}', address) : null,
  });
}

/** Responses about a file that the sandbox has finished, by the names of their cases. */
const MADE = ['ready', 'failed'];

/** Longer than any chargeback can be answered. */
const YEAR_MS = 366 * 86_400_000;

interface Subjects {
  readonly paymentReference: string;
  readonly chargebackId: string;
}

/** A bookmark may name the payment or the chargeback it is about. */
function inFull({ bookmark }: Start, { paymentReference, chargebackId }: Subjects): Pick<Start, 'bookmark'> {
  if (!bookmark) return {};
  const text = JSON.stringify(bookmark).replaceAll('{paymentReference}', paymentReference);
  return { bookmark: JSON.parse(text.replaceAll('{chargebackId}', chargebackId)) };
}

/** A path that starts without a payment names none. */
const NO_PAYMENT = { paymentReference: '', refundReference: '' };

/** The records that a path starts with. Empty: it starts without. */
const recordsOf = async (
  provider: ReturnType<typeof providerOf>,
  who: SignedIn | null,
  { disputed, invoiced, onPhone }: Start,
) => ({
  deviceId: onPhone && who ? await provider.phone(who) : '',
  chargebackId: disputed && who ? await provider.chargeback(who, disputed) : '',
  invoiceId: invoiced && who ? await provider.invoice(who) : '',
});

export async function openBrowser(page: Page, sandbox: Sandbox, start: Start) {
  const provider = providerOf(sandbox);
  const who = start.as ? await provider.signIn(start.as) : null;
  if (who && start.defaultBusiness) await provider.makeDefault(who, start.defaultBusiness);
  const awaitingCode = start.awaitingPayout && who ? await provider.awaitingPayout(who) : '';
  const payoutId = start.awaitingApproval && who ? await provider.awaitingApproval(who) : awaitingCode;
  const stakeholderId = start.registered && who ? await provider.registered(who) : '';
  const beneficiaryId = start.beneficiary && who ? await provider.beneficiary(who, start.beneficiary) : '';
  const { paymentReference, refundReference } = start.paid && who ? await provider.paymentFor(who) : NO_PAYMENT;
  const { chargebackId, invoiceId, deviceId } = await recordsOf(provider, who, start);
  if (start.longTrail && who) await provider.fillTrail(who);
  if (start.invited && who) await provider.invited(who);
  const letter = start.letter ? await provider.letter(start.letter) : { to: guest(), token: '' };
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.setDefaultTimeout(30_000);
  if (start.timed) await page.clock.install({ time: momentOf(sandbox) });
  await enter(page, sandbox, inFull(start, { paymentReference, chargebackId }), who, letter.to);
  const { made, release } = await holdTraffic(page, start.holds, start.before);
  const ids = { '{payoutId}': payoutId, '{stakeholderId}': stakeholderId, '{beneficiaryId}': beneficiaryId };
  const words = {
    ...ids,
    '{paymentReference}': paymentReference,
    '{refundReference}': refundReference,
    '{chargebackId}': chargebackId,
    '{invoiceId}': invoiceId,
    '{deviceId}': deviceId,
    '{token}': letter.token,
    '{address}': encodeURIComponent(letter.to),
  };
  const path = Object.entries(words).reduce((filled, [word, text]) => filled.replace(word, text), start.path);
  await page.goto(`${sandbox.address}${path}`);

  const I: Driver = {
    fill: (label, text) =>
      page
        .getByRole('textbox', { name: label, exact: true })
        .or(page.getByLabel(label, { exact: true }).and(page.locator('input[type=password]')))
        .fill(text.replaceAll('{paymentReference}', paymentReference)),
    search: async (label, text) => {
      await page.getByRole('searchbox', { name: label, exact: true }).fill(text);
      await page.keyboard.press('Enter');
    },
    enter: (label) => page.getByRole('textbox', { name: label, exact: true }).press('Enter'),
    leave: (label) => page.getByRole('textbox', { name: label, exact: true }).blur(),
    choose: async (label, option) => {
      await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
    },
    tick: (label) => page.getByRole('checkbox', { name: label, exact: true }).check(),
    pick: async (option) => {
      const radio = page.getByRole('radio', { name: option, exact: true });
      const entry = page.locator('[role=option]').filter({ hasText: option });
      await radio.or(entry).first().waitFor();
      await ((await radio.count()) > 0 ? radio.click() : entry.first().click());
    },
    pickFrom: async (name, item) => {
      await page.getByRole('button', { name, exact: true }).click();
      const named = page.getByRole('menuitem', { name: item, exact: true });
      // A choice may include a note.
      await named.or(page.getByRole('menuitemradio', { name: item })).click();
    },
    press: async (name) => {
      // A busy button ignores presses, so a merchant waits for it.
      const free = page.locator('button:not([aria-busy])');
      const button = page.getByRole('button', { name, exact: true });
      // A page behind a dialog that has just opened may still offer a button of this name.
      const inDialog = page.getByRole('dialog').filter({ visible: true }).last().getByRole('button', { name, exact: true });
      // A dialog whose button closes it has a cross of the same name.
      await ((await inDialog.count()) > 0 ? inDialog.last() : button).and(free).click();
    },
    open: (tab) => page.getByRole('tab', { name: tab, exact: true }).click(),
    attach: (label, file) =>
      page.getByLabel(label, { exact: true }).setInputFiles(
        file
          ? {
              name: file.name,
              mimeType: file.isBase64 ? 'image/png' : 'text/csv',
              buffer: file.isBase64
                ? Buffer.from(file.text, 'base64')
                : Buffer.from(file.text.replaceAll('{paymentReference}', paymentReference)),
            }
          : PAPER,
      ),
    follow: (name) => page.getByRole('link', { name, exact: true }).click(),
    back: async () => {
      await page.evaluate(() => window.history.back());
    },
    visit: async (search) => {
      const other = start.awaitingPayout && who ? await provider.anotherPayout(who, payoutId) : '';
      await page.evaluate((to) => window.history.pushState(null, '', to), search.replace('{otherId}', other));
    },
    see: (text) => page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor(),
    seeHeading: (text) => page.getByRole('heading', { name: text, exact: true }).filter({ visible: true }).first().waitFor(),
    seeBusy: (button) => page.locator('button[aria-busy]').filter({ hasText: button, visible: true }).first().waitFor(),
    seeDisabled: (name) =>
      page.getByRole('button', { name, exact: true, disabled: true }).filter({ visible: true }).first().waitFor(),
    seeNone: (text) => expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(0),
    seeNoDialog: () => expect(page.getByRole('dialog')).toHaveCount(0),
    answer: async (port, how) => {
      const fault = faultFor(how);
      // What a file became is known once it is made.
      if ('answers' in how && MADE.includes(how.named ?? '')) await sandbox.reportsMade();
      await release(port, (call) => {
        // A chargeback that is pending has the name of a payout's status: the provider answers it by itself.
        if (!fault || !appliesTo(fault, call)) return false;
        sandbox.queueFault(call, fault);
        return 'fails' in how;
      });
    },
    otp: () => provider.otp(start.letter ? letter.to : (start.as ?? 'amaka.obi@bluecrest.test')),
    passes: async (seconds) => sandbox.clock.advance(seconds),
    waits: async (ms) => {
      sandbox.clock.advance(Math.ceil(ms / 1_000));
      await page.clock.runFor(ms);
    },
    verifyElsewhere: async () => {
      if (who) await provider.verify(who, payoutId);
    },
    approveElsewhere: async () => {
      await provider.approve(payoutId);
    },
    answerElsewhere: async (decision, explanation) => {
      if (who) await provider.answerChargeback(who, chargebackId, { decision, explanation });
    },
    quietFor: (ms) => page.evaluate(beIdle, ms),
    reconnects: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    rateEnds: () => page.evaluate(sleep, RATE_LIFE_S * 1_000),
    timeToAnswerEnds: () => page.evaluate(sleep, YEAR_MS),
    ratesMove: async ({ code }) => {
      // Moves into the next period, and beyond the minute without a second code.
      const since = (sandbox.clock.now().epochMilliseconds / 1000) % RATE_LIFE_S;
      sandbox.clock.advance(Math.ceil(RATE_LIFE_S - since) + (code ? CODE_PAUSE_S : 1));
      if (code && who) await provider.sendSwapCode(who);
    },
    pressAfter: (ms, name) => page.getByRole('button', { name, exact: true }).evaluate(pressAfterSleep, ms),
    endElsewhere: (because) => page.evaluate(tellFromElsewhere, { kind: because }),
    holdElsewhere: (unsaved) => page.evaluate(holdInOtherTab, unsaved),
    onboard: async (stage) => {
      if (who) await provider.sendStage(who.token, stage);
    },
    leaveOpenOrder: () => page.evaluate(leaveOrderOpen, who?.owner ?? '2:1001:Live'),
  };
  return { I, made, problems };
}
