/** The page of the list. */
export const CUSTOMERS = '/dashboard/business/customers';

/** Returns the page of one customer. @param id or the email address */
export const pageOfCustomer = (id: string): string => `${CUSTOMERS}/customer-details/${encodeURIComponent(id)}`;

/** Returns the page of who paid, which is also found by the email address. Null if the provider names neither. */
export const pageOfPayer = ({ id, email }: { readonly id: string | null; readonly email: string }): string | null => {
  const key = id ?? email;
  return key === '' ? null : pageOfCustomer(key);
};
