/** A merchant in a browser. This file and those beside it need only Playwright. */
import { expect, type Page } from '@playwright/test';
import { accountOf, accounts, address, apiAddress, codeFor, invite, linkTo, passTime, resetData } from './deployment';
import { beIdle, enterAs, holdInOtherTab, leaveOrderOpen, pressAfterSleep, sleep, tellFromElsewhere } from './inPage';
import type { Stage } from './onboarding';
import { CODE_PAUSE_S, guest, type LetterKind, providerAt, RATE_LIFE_S, type SignedIn } from './provider';
import { Responses } from './responses';

export interface Beginning {
  readonly path: string;
  /** Calls whose responses wait until a step lets them through. */
  readonly holds: readonly string[];
  /** Those of them that the page makes once for itself before the flow does. That response comes at once. */
  readonly before?: readonly string[];
  readonly isTimed?: boolean;
}

/** Each account signs in once. A token is good for an hour. */
const signedIn = new Map<string, { readonly who: SignedIn; readonly until: number }>();
const HALF_AN_HOUR_MS = 1_800_000;

/** The file that a document field gets. */
const PAPER = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const UNIQUE = '{unique}';
const CODE = '{code}';
/** Longer than any chargeback can be answered. */
const YEAR_MS = 366 * 86_400_000;

const provider = providerAt({ address: apiAddress, accountOf, codeFor, linkTo, passTime, invite });

/** The stages of a new business, by their phrases. */
const STAGES: Readonly<Record<string, Stage>> = {
  'the business information is saved': 'begun',
  'every step is saved': 'complete',
  'the request to go live is sent': 'submitted',
  'the bank details are saved': 'banked',
};

export class Merchant {
  readonly #page: Page;
  readonly #responses: Responses;
  #who: SignedIn | null = null;
  /** Who receives the codes of this test. */
  #codesTo = '';
  /** What was prepared, by the names that the steps use. */
  readonly #known = new Map<string, string>();
  #draft: { readonly flow: string; readonly kept: string } | null = null;

  constructor(page: Page) {
    this.#page = page;
    this.#responses = new Responses(page);
  }

  /** Puts the data of a sandbox back as seeded. */
  async reset(): Promise<void> {
    if (await resetData()) signedIn.clear();
  }

  /** Signs in with this account, or with none. */
  async signInAs(as: string | null): Promise<void> {
    this.#codesTo = as ?? Object.keys(accounts)[0] ?? '';
    if (as === null) return;
    const known = signedIn.get(as);
    this.#who = known && known.until > Date.now() ? known.who : await provider.signIn(as);
    signedIn.set(as, { who: this.#who, until: known?.until ?? Date.now() + HALF_AN_HOUR_MS });
  }

  get #me(): SignedIn {
    if (this.#who === null) throw new Error('This needs an account: sign in first.');
    return this.#who;
  }

  #know(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) this.#known.set(name, value);
  }

  async havePayoutToVerify(): Promise<void> {
    const payoutId = await provider.awaitingPayout(this.#me);
    this.#know({ payoutId, otherId: await provider.anotherPayout(this.#me, payoutId) });
  }

  havePayoutToApprove = async () => this.#know({ payoutId: await provider.awaitingApproval(this.#me) });
  havePayment = async () => this.#know(await provider.paymentFor(this.#me));
  haveChargeback = async () => this.#know({ chargebackId: await provider.chargeback(this.#me, 'open') });
  haveAnsweredChargeback = async () => this.#know({ chargebackId: await provider.chargeback(this.#me, 'answered') });
  haveInvoice = async () => this.#know({ invoiceId: await provider.invoice(this.#me) });
  haveLongTrail = () => provider.fillTrail(this.#me);
  havePhone = async () => this.#know({ deviceId: await provider.phone(this.#me) });
  haveCompany = async () => this.#know({ stakeholderId: await provider.registered(this.#me) });
  haveBeneficiary = async () => this.#know({ beneficiaryId: await provider.beneficiary(this.#me, 'saved') });
  haveNoBeneficiary = async () => void (await provider.beneficiary(this.#me, 'absent'));
  haveRenamedBeneficiary = async () => this.#know({ beneficiaryId: await provider.beneficiary(this.#me, 'renamed') });
  haveInvited = () => provider.invited(this.#me);
  haveDefaultBusiness = (business: string) => provider.makeDefault(this.#me, business);
  havePasswordReset = () => this.#receive('passwordReset');
  haveVerification = () => this.#receive('verification');
  haveInvitation = () => this.#receive('invitation');
  haveInvitationWithAccount = () => this.#receive('invitationOfKnown');
  haveNewAddress = async () => this.#know({ address: guest() });

  async #receive(kind: LetterKind): Promise<void> {
    const { to, token } = await provider.letter(kind);
    this.#codesTo = to;
    this.#know({ address: to, token });
  }

  async haveDraft(flow: string, draft: string): Promise<void> {
    this.#draft = { flow: this.#filledIn(flow), kept: `{"shape":1,"bookmark":${this.#filledIn(draft)}}` };
  }

  /** Opens a page of the app. From then on the responses of some calls wait. */
  async begin({ path, holds, before = [], isTimed }: Beginning): Promise<void> {
    const page = this.#page;
    await page.goto(`${address}/favicon.svg`);
    await page.evaluate(enterAs, {
      token: this.#who?.token ?? null,
      key: `bookmark:${this.#who?.owner ?? 'nobody'}:${this.#draft?.flow ?? ''}`,
      kept: this.#draft?.kept ?? null,
    });
    if (isTimed) await page.clock.install();
    await this.#responses.hold(holds, before);
    await page.goto(address + this.#filledIn(path, encodeURIComponent));
  }

  /** Forgets a session that the test ended. */
  async end(): Promise<void> {
    const token = await this.#page.evaluate(() => sessionStorage.getItem('accessToken')).catch(() => null);
    if (token === null && this.#who) signedIn.delete(this.#who.name);
  }

  /** Fills in what was prepared. */
  #filledIn(text: string, written: (value: string) => string = String): string {
    return text.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
      const value = this.#known.get(name);
      if (value === undefined) throw new Error(`Nothing prepared {${name}}.`);
      return written(value);
    });
  }

  async #textFor(text: string): Promise<string> {
    return text === CODE ? codeFor(this.#codesTo) : this.#filledIn(text.replaceAll(UNIQUE, crypto.randomUUID()));
  }

  async fill(label: string, text: string): Promise<void> {
    const field = this.#page.getByRole('textbox', { name: label, exact: true });
    const secret = this.#page.getByLabel(label, { exact: true }).and(this.#page.locator('input[type=password]'));
    await field.or(secret).fill(await this.#textFor(text));
  }

  async search(label: string, text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: label, exact: true }).fill(text);
    await this.#page.keyboard.press('Enter');
  }

  enter = (label: string) => this.#page.getByRole('textbox', { name: label, exact: true }).press('Enter');
  leave = (label: string) => this.#page.getByRole('textbox', { name: label, exact: true }).blur();

  async choose(label: string, option: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
  }

  tick = (label: string) => this.#page.getByRole('checkbox', { name: label, exact: true }).check();
  async pick(option: string): Promise<void> {
    const radio = this.#page.getByRole('radio', { name: option, exact: true });
    const entry = this.#page.locator('[role=option]').filter({ hasText: option });
    await radio.or(entry).first().waitFor();
    await ((await radio.count()) > 0 ? radio.click({ force: true }) : entry.first().click());
  }

  async press(name: string | RegExp): Promise<void> {
    const button = { name, exact: true };
    // A page behind a dialog may offer a button of this name, and a dialog whose button closes it has a cross of the same name.
    const inDialog = this.#page.getByRole('dialog').filter({ visible: true }).last().getByRole('button', button);
    await ((await inDialog.count()) > 0 ? inDialog.last() : this.#page.getByRole('button', button)).click();
  }

  async pickFrom(name: string | RegExp, item: string): Promise<void> {
    await this.press(name);
    const named = this.#page.getByRole('menuitem', { name: item, exact: true });
    await named.or(this.#page.getByRole('menuitemradio', { name: item })).click();
  }

  open = (tab: string) => this.#page.getByRole('tab', { name: tab, exact: true }).click();
  attach = (label: string) => this.#page.getByLabel(label, { exact: true }).setInputFiles(PAPER);

  attachFile(label: string, name: string, text: string): Promise<void> {
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(this.#filledIn(text)) };
    return this.#page.getByLabel(label, { exact: true }).setInputFiles(file);
  }

  follow = (name: string) => this.#page.getByRole('link', { name, exact: true }).click();
  back = () => this.#page.evaluate(() => window.history.back());
  visit = (search: string) => this.#page.evaluate((to) => window.history.pushState(null, '', to), this.#filledIn(search));

  /** The page and the provider get older. */
  async waits(seconds: number): Promise<void> {
    await passTime(seconds);
    await this.#page.clock.runFor(seconds * 1_000);
  }

  /** Only the provider gets older: it sends one code a minute. */
  passes = (seconds: number) => passTime(seconds);

  reconnect = async () => {
    await this.#page.context().setOffline(true);
    await this.#page.context().setOffline(false);
  };
  outlastRate = () => this.#page.evaluate(sleep, RATE_LIFE_S * 1_000);
  outlastDeadline = () => this.#page.evaluate(sleep, YEAR_MS);

  see = (text: string | RegExp) => this.#page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
  seeHeading = (text: string | RegExp) =>
    this.#page.getByRole('heading', { name: text, exact: true }).filter({ visible: true }).first().waitFor();
  seeNone = (text: string | RegExp) =>
    expect(this.#page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(0);
  seeNoDialog = () => expect(this.#page.getByRole('dialog')).toHaveCount(0);

  /** Lets all of these calls through to the provider. */
  letThrough = (names: readonly string[]) => this.#responses.release(names, null, true);

  /** Lets through those that the page made. */
  letOneThrough = (names: readonly string[]) => this.#responses.release(names, null, false);

  /** Ends the first of these calls in this way, and lets the others through. */
  fail = (names: readonly string[], ending: string) => this.#responses.release(names, ending, true);

  failOne = (names: readonly string[], ending: string) => this.#responses.release(names, ending, false);

  verifyElsewhere = () => provider.verify(this.#me, this.#known.get('payoutId') ?? '');
  answerElsewhere = (decision: string, explanation: string) =>
    provider.answerChargeback(this.#me, this.#known.get('chargebackId') ?? '', { decision, explanation });
  approveElsewhere = () => provider.approve(this.#known.get('payoutId') ?? '');

  /** The provider has other rates, and sent another code. */
  async ratesMove(): Promise<void> {
    await passTime(RATE_LIFE_S + CODE_PAUSE_S);
    await provider.sendSwapCode(this.#me);
  }

  staysIdle = (seconds: number) => this.#page.evaluate(beIdle, seconds * 1_000);
  pressAfter = (seconds: number, name: string) =>
    this.#page.getByRole('button', { name, exact: true }).evaluate(pressAfterSleep, seconds * 1_000);
  endElsewhere = (how: string) =>
    this.#page.evaluate(tellFromElsewhere, { kind: how === 'log out there' ? 'loggedOut' : 'idled' });
  holdElsewhere = (unsaved: readonly string[]) => this.#page.evaluate(holdInOtherTab, unsaved);
  closeOtherTabs = () => this.#page.evaluate(holdInOtherTab, []);
  leaveOpenOrder = () => this.#page.evaluate(leaveOrderOpen, this.#me.owner);

  async onboard(stage: string): Promise<void> {
    const known = STAGES[stage];
    if (known === undefined) throw new Error(`There is no stage "${stage}".`);
    await provider.sendStage(this.#me.token, known);
  }
}
