/** Where a tester finds a flow and how to use each control. Flow files never ship. */

/** The last account has saved every required detail and may still change it. */
export type Account =
  | 'amaka.obi@bluecrest.test'
  | 'tunde.bello@bluecrest.test'
  | 'ngozi.eze@bluecrest.test'
  | 'ife.adeyemi@newleaf.test'
  | 'musa.garba@harbour.test';

/** Ada Okafor at Zenith Bank is saved, is absent, or is saved under an earlier name. */
export type Saved = 'saved' | 'absent' | 'renamed';

export type LetterKind = 'passwordReset' | 'verification' | 'invitation' | 'invitationOfKnown';

/** Where a flow's screen is, and what exists before it opens. */
export interface Screen {
  readonly path: string;
  /** Null: nobody is signed in. */
  readonly as: Account | null;
  /** Belongs to the signed-in user, if any. `{address}` in it is an address that has not received an email yet. */
  readonly bookmark?: { readonly flow: string; readonly bookmark: object } | null;
  /** A payout awaits its code. `{payoutId}` in the path is its id. */
  readonly awaitingPayout?: boolean;
  /** A payout awaits a second person. `{payoutId}` in the path is its id. */
  readonly awaitingApproval?: boolean;
  /** `{paymentReference}` in the path is a card payment of which NGN 20.00 went back, `{refundReference}` the newest refund. */
  readonly paid?: boolean;
  /** `{chargebackId}` in the path is a chargeback that the merchant may answer, or one that waits for the bank. */
  readonly disputed?: 'open' | 'answered';
  /** `{invoiceId}` in the path is an invoice that nobody has paid. It was sent more than a minute ago. */
  readonly invoiced?: true;
  /** A registered company with one stakeholder. `{stakeholderId}` in the path is the stakeholder's id. */
  readonly registered?: boolean;
  /** A person is saved as a beneficiary, or not. `{beneficiaryId}` in the path is their id. */
  readonly beneficiary?: Saved;
  /** An email to an unknown person. `{token}` in the path is its link's token, `{address}` the address. */
  readonly letter?: LetterKind;
  /** The owner invited Chidi Okeke more than a minute ago. Everything else is as seeded, and he is the first row. */
  readonly invited?: true;
  /** The audit trail has more than one page. */
  readonly longTrail?: true;
  /** The person is signed in on a phone too. `{deviceId}` in the path is that session. */
  readonly onPhone?: true;
  /** Ports of the page that make the same calls before the flow does. They respond immediately. */
  readonly before?: readonly string[];
  /** The button that opens the flow. */
  readonly opens?: string;
  /** The test controls the clock of the page. */
  readonly timed?: true;
  /** The port that loads the list of this screen, if that list has no rows. The business must have none as seeded. */
  readonly emptyList?: string;
  /** The business that opens at the next sign-in, if it is not the active one. */
  readonly defaultBusiness?: string;
  /** ONB-02: the app is built for a provider with its own onboarding interface. */
  readonly hasInterface?: true;
}

/** A text on the screen. Of several texts, any one. */
export type Sight = string | RegExp | readonly string[];

/** Returns inputs by name. Each is the flow's screen with its own differences. */
export function startsOf(
  screen: Screen,
  starts: Readonly<Record<string, { readonly screen?: Partial<Screen> }>>,
): Readonly<Record<string, Screen>> {
  return Object.fromEntries(Object.entries(starts).map(([name, start]) => [name, { ...screen, ...start.screen }]));
}

/** Returns the requirements of a machine. Its properties cite the first one. */
export function reqOf({ id, config }: { readonly id: string; readonly config: { readonly meta?: { readonly req: string[] } } }) {
  const req = config.meta?.req ?? [];
  const [main] = req;
  if (main === undefined) throw new TypeError(`${id} names no requirement`);
  return { main, req };
}
