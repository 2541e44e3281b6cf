/** The types of payment links, and their maximum numbers of payments. */

export const linkTypes = [
  { code: 'SINGLE', name: 'Single Charge' },
  { code: 'MULTIPLE', name: 'Multiple Charge' },
  { code: 'SUBSCRIPTION', name: 'Subscription Payments' },
] as const;

export type LinkTypeCode = (typeof linkTypes)[number]['code'];

export const linkTypeOf = (code: string) => linkTypes.find((type) => type.code === code) ?? null;

/** How often a subscriber pays. */
export const frequencies = ['Daily', 'Weekly', 'Monthly', 'Yearly'] as const;

/** Whether it can be paid again. A single charge is paid once, whatever its limit. */
export function hasRoom(link: { readonly typeCode: string; readonly mostPayments: number | null }, paid: number): boolean {
  if (link.typeCode === 'SINGLE') return paid < 1;
  return link.mostPayments === null || paid < link.mostPayments;
}
