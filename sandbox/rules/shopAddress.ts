/** Addresses of shops, for their pages and for the lists that lead to them. */
export const addressOfShop = (origin: string, reference: string) => `${origin}/shop/${reference}`;
