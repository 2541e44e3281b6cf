/** Written by `npm run lists` from the folders; not to be edited. */
import { account } from './access/account';
import { session } from './access/session';
import { balances } from './balances/balances';
import { movements } from './balances/movements';
import { swap } from './balances/swap';
import { virtualAccounts } from './balances/virtualAccounts';
import { wallets } from './balances/wallets';
import { catalogOrders } from './catalog/catalogOrders';
import { catalogProducts } from './catalog/catalogProducts';
import { catalogs } from './catalog/catalogs';
import { categories } from './catalog/categories';
import { deliveryOptions } from './catalog/deliveryOptions';
import { products } from './catalog/products';
import { chargebacks } from './chargebacks/chargebacks';
import { customerOrders } from './customers/customerOrders';
import { customers } from './customers/customers';
import { fundings } from './fundings/fundings';
import { home } from './home/home';
import { invoices } from './invoices/invoices';
import { paymentLinks } from './links/paymentLinks';
import { qrCodes } from './links/qrCodes';
import { firstVersion } from './onboarding/firstVersion';
import { onboarding } from './onboarding/onboarding';
import { registration } from './onboarding/registration';
import { approvals } from './payouts/approvals';
import { banks } from './payouts/banks';
import { batches } from './payouts/batches';
import { beneficiaries } from './payouts/beneficiaries';
import { payouts } from './payouts/payouts';
import { roles } from './people/roles';
import { users } from './people/users';
import { refundOrders } from './refunds/refundOrders';
import { refunds } from './refunds/refunds';
import { reports } from './reports/reports';
import { apiKeys } from './settings/apiKeys';
import { auditTrails } from './settings/auditTrails';
import { businessSettings } from './settings/businessSettings';
import { businesses } from './settings/businesses';
import { notificationSettings } from './settings/notificationSettings';
import { preferences } from './settings/preferences';
import { settlementAccounts } from './settings/settlementAccounts';
import { webhooks } from './settings/webhooks';
import { rollingReserves } from './settlements/rollingReserves';
import { settlementItems } from './settlements/settlementItems';
import { settlements } from './settlements/settlements';
import { testData } from './shell/testData';
import { splitSettlements } from './splits/splitSettlements';
import { notes } from './transactions/notes';
import { transactionDetails } from './transactions/transactionDetails';
import { transactions } from './transactions/transactions';

export const listedCalls = {
  ...account,
  ...session,
  ...balances,
  ...movements,
  ...swap,
  ...virtualAccounts,
  ...wallets,
  ...catalogOrders,
  ...catalogProducts,
  ...catalogs,
  ...categories,
  ...deliveryOptions,
  ...products,
  ...chargebacks,
  ...customerOrders,
  ...customers,
  ...fundings,
  ...home,
  ...invoices,
  ...paymentLinks,
  ...qrCodes,
  ...firstVersion,
  ...onboarding,
  ...registration,
  ...approvals,
  ...banks,
  ...batches,
  ...beneficiaries,
  ...payouts,
  ...roles,
  ...users,
  ...refundOrders,
  ...refunds,
  ...reports,
  ...apiKeys,
  ...auditTrails,
  ...businessSettings,
  ...businesses,
  ...notificationSettings,
  ...preferences,
  ...settlementAccounts,
  ...webhooks,
  ...rollingReserves,
  ...settlementItems,
  ...settlements,
  ...testData,
  ...splitSettlements,
  ...notes,
  ...transactionDetails,
  ...transactions,
};
