/** What the lists of catalogs show. */
import type { ListedByFlow } from './listed';

export const listedInCatalogs: ListedByFlow = {
  catalogOrders: {
    columns: {
      'Date ↕': '20-Nov-2026 09:30:00 am',
      'Customer ↕': 'Ada Coker KCO-1001',
      'Catalog ↕': 'Harmattan sale',
      Items: '2 items',
      'Total (NGN) ↕': 'NGN 31,100.00',
      'Status ↕': 'Successful',
      'Sent ↕': 'Not sent',
    },
    none: [
      'You currently do not have any orders.',
      'What customers order in your catalogs is listed here, with what they paid and where to send it.',
    ],
    failed: 'We couldn’t load your orders.',
  },
  catalogProducts: {
    columns: {
      'Product ↕': 'Ofada rice, 5 kg',
      'Price (NGN) ↕': 'NGN 14,200.00',
      'Category ↕': 'Food',
      'Stock ↕': '60',
      'In the shop ↕': 'Visible',
      'Date added ↕': '20-Nov-2026 09:30:00 am',
      'Action (hidden)': '',
    },
    none: [
      'You currently do not have any products in this catalog.',
      'Add what this shop sells, with its price, its stock and its category.',
    ],
    failed: 'We couldn’t load the products of this catalog.',
  },
  catalogs: {
    columns: {
      'Name ↕': 'Harmattan sale NGN',
      Link: 'pay.provider.test/…KCL-1',
      Products: '4',
      'Orders this month': '12',
      'Paid this month (NGN) ↕': 'NGN 184,500.00',
      'Date created ↕': '20-Sep-2026 09:30:00 am',
      'Status ↕': 'Active',
      'Action (hidden)': '',
    },
    none: [
      'You currently do not have any catalogs.',
      'A catalog is a small shop behind one link: your customers pick products, and pay for all of them at once.',
    ],
    failed: 'We couldn’t load your catalogs.',
  },
  categories: {
    columns: { 'Name ↕': 'Food', Products: 'Products 1', 'Used in ↕': 'Harmattan sale', 'Action (hidden)': '' },
    none: [
      'You currently do not have any categories.',
      'Customers find products faster under a category. All your catalogs share them.',
    ],
    failed: 'We couldn’t load your categories.',
  },
  deliveryOptions: {
    columns: {
      'Name ↕': 'Delivery in Lagos',
      Fee: 'NGN 2,500.00',
      'Note to customers ↕': '1 to 2 days, by bike',
      'Orders this month': '9',
      'Status ↕': 'Offered',
      'Action (hidden)': '',
    },
    none: [
      'You currently do not have any delivery options.',
      'Customers choose one option before they pay. The fee is added to the total.',
    ],
    failed: 'We couldn’t load the delivery options.',
  },
};
