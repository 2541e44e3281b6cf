/** One payment with the fields that every provider has. */
export const wireOrder = {
  id: 7,
  orderReference: 'KOR-1',
  paymentReference: 'KPY/1',
  orderStatus: 'Successful',
  currency: { shortName: 'NGN' },
  amount: 84500,
  dateCreated: '2026-11-09 16:21:37',
};
