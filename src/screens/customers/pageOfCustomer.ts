/** The page of the list. */
export const CUSTOMERS = '/dashboard/business/customers';

/** Returns the page of one customer. @param id or the email address */
export const pageOfCustomer = (id: string): string => `${CUSTOMERS}/customer-details/${encodeURIComponent(id)}`;
