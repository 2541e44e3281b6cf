/** Written by `npm run lists` from the folders; not to be edited. */
import type { Route } from './http/serve';
import { accessRoutes } from './accounts/access.routes';
import { sessionRoutes } from './accounts/session.routes';
import { auditTrailsRoutes } from './audit/auditTrails.routes';
import { movementsRoutes } from './balances/movements.routes';
import { swapRoutes } from './balances/swap.routes';
import { virtualAccountsRoutes } from './balances/virtualAccounts.routes';
import { walletsRoutes } from './balances/wallets.routes';
import { catalogOrdersRoutes } from './catalog/catalogOrders.routes';
import { catalogProductsRoutes } from './catalog/catalogProducts.routes';
import { catalogsRoutes } from './catalog/catalogs.routes';
import { categoriesRoutes } from './catalog/categories.routes';
import { deliveryOptionsRoutes } from './catalog/deliveryOptions.routes';
import { productsRoutes } from './catalog/products.routes';
import { chargebacksRoutes } from './chargebacks/chargebacks.routes';
import { customersRoutes } from './customers/customers.routes';
import { fundingsRoutes } from './fundings/fundings.routes';
import { homeRoutes } from './home/home.routes';
import { invoicesRoutes } from './invoices/invoices.routes';
import { paymentLinksRoutes } from './links/paymentLinks.routes';
import { qrCodesRoutes } from './links/qrCodes.routes';
import { firstVersionRoutes } from './onboarding/firstVersion.routes';
import { onboardingRoutes } from './onboarding/onboarding.routes';
import { registrationRoutes } from './onboarding/registration.routes';
import { batchesRoutes } from './payouts/batches.routes';
import { payoutListsRoutes } from './payouts/payoutLists.routes';
import { payoutsRoutes } from './payouts/payouts.routes';
import { recipientsRoutes } from './payouts/recipients.routes';
import { teamRoutes } from './people/team.routes';
import { refundOrdersRoutes } from './refunds/refundOrders.routes';
import { refundsRoutes } from './refunds/refunds.routes';
import { auditExportRoutes } from './reports/auditExport.routes';
import { fundingExportRoutes } from './reports/fundingExport.routes';
import { reportsRoutes } from './reports/reports.routes';
import { transactionExportRoutes } from './reports/transactionExport.routes';
import { apiKeysRoutes } from './settings/apiKeys.routes';
import { businessSettingsRoutes } from './settings/businessSettings.routes';
import { businessesRoutes } from './settings/businesses.routes';
import { notificationSettingsRoutes } from './settings/notificationSettings.routes';
import { preferencesRoutes } from './settings/preferences.routes';
import { settlementAccountsRoutes } from './settings/settlementAccounts.routes';
import { reservesRoutes } from './settlements/reserves.routes';
import { settlementsRoutes } from './settlements/settlements.routes';
import { testDataRoutes } from './shell/testData.routes';
import { splitSettlementsRoutes } from './splits/splitSettlements.routes';
import { customerOrdersRoutes } from './transactions/customerOrders.routes';
import { notesRoutes } from './transactions/notes.routes';
import { transactionDetailsRoutes } from './transactions/transactionDetails.routes';
import { transactionsRoutes } from './transactions/transactions.routes';
import { webhooksRoutes } from './webhooks/webhooks.routes';

export const routes: readonly Route[] = [
  ...accessRoutes,
  ...sessionRoutes,
  ...auditTrailsRoutes,
  ...movementsRoutes,
  ...swapRoutes,
  ...virtualAccountsRoutes,
  ...walletsRoutes,
  ...catalogOrdersRoutes,
  ...catalogProductsRoutes,
  ...catalogsRoutes,
  ...categoriesRoutes,
  ...deliveryOptionsRoutes,
  ...productsRoutes,
  ...chargebacksRoutes,
  ...customersRoutes,
  ...fundingsRoutes,
  ...homeRoutes,
  ...invoicesRoutes,
  ...paymentLinksRoutes,
  ...qrCodesRoutes,
  ...firstVersionRoutes,
  ...onboardingRoutes,
  ...registrationRoutes,
  ...batchesRoutes,
  ...payoutListsRoutes,
  ...payoutsRoutes,
  ...recipientsRoutes,
  ...teamRoutes,
  ...refundOrdersRoutes,
  ...refundsRoutes,
  ...auditExportRoutes,
  ...fundingExportRoutes,
  ...reportsRoutes,
  ...transactionExportRoutes,
  ...apiKeysRoutes,
  ...businessSettingsRoutes,
  ...businessesRoutes,
  ...notificationSettingsRoutes,
  ...preferencesRoutes,
  ...settlementAccountsRoutes,
  ...reservesRoutes,
  ...settlementsRoutes,
  ...testDataRoutes,
  ...splitSettlementsRoutes,
  ...customerOrdersRoutes,
  ...notesRoutes,
  ...transactionDetailsRoutes,
  ...transactionsRoutes,
  ...webhooksRoutes,
];
