import type { LinkKind, QrLink, QrWizardContext } from './qrWizard.types';

/** Returns the links that can have a code: those with a web address. */
export const drawable = (links: readonly QrLink[]) => links.filter(({ url }) => url !== '');

/** Returns the chosen link, if it is in the list. */
export function chosenLink({ kind, chosen, links }: Pick<QrWizardContext, 'kind' | 'chosen' | 'links'>): QrLink | null {
  const url = kind === null ? undefined : chosen[kind];
  return links.find((link) => link.url === url) ?? null;
}

/** Only payment links can be created here. */
export const canMake = (kind: LinkKind | null, mayCreate: boolean) => mayCreate && kind === 'Payment Link';

type Before = Pick<QrWizardContext, 'kind' | 'chosen' | 'before'>;

/**
 * Returns the choice after links load: the link that was just created, else the earlier choice. The response has no URL, so the new link is the
 * first one, the newest, that was not in the list before.
 */
export function chosenAmong(links: readonly QrLink[], { kind, chosen, before }: Before): QrWizardContext['chosen'] {
  const made = before && links.find(({ url }) => !before.includes(url));
  return kind === 'Payment Link' && made ? { ...chosen, [kind]: made.url } : chosen;
}
