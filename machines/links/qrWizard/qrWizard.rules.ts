import type { LinkKind, QrLink, QrWizardContext } from './qrWizard.types';

/** Links that a code can be made of: those that lead to an address on the web. */
export const drawable = (links: readonly QrLink[]) => links.filter(({ url }) => url !== '');

/** The link that was chosen, where it is one of those that are there. */
export function chosenLink({ kind, chosen, links }: Pick<QrWizardContext, 'kind' | 'chosen' | 'links'>): QrLink | null {
  const url = kind === null ? undefined : chosen[kind];
  return links.find((link) => link.url === url) ?? null;
}

/** Only payment links are made here. */
export const canMake = (kind: LinkKind | null, mayCreate: boolean) => mayCreate && kind === 'Payment Link';

type Before = Pick<QrWizardContext, 'kind' | 'chosen' | 'before'>;

/**
 * What is chosen once links came: the one that was made just now, else what was chosen before. The provider tells no address of what it made, so
 * the new one is the first, which is the newest, that was not there before.
 */
export function chosenAmong(links: readonly QrLink[], { kind, chosen, before }: Before): QrWizardContext['chosen'] {
  const made = before && links.find(({ url }) => !before.includes(url));
  return kind === 'Payment Link' && made ? { ...chosen, [kind]: made.url } : chosen;
}
