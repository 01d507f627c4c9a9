import { paths } from '@pairwise/contracts';
import { productIds } from '@pairwise/contracts/product-ids';
import { Navigate, useLocation } from '@pairwise/router';

/** Leads to the form of a direct debit for the bundle of the address (ROUTE-17); without one, to the bundles. */
const DirectDebitScreen = () => {
  const wanted = new URLSearchParams(useLocation().search).get('product');
  const product = productIds.find((id) => id === wanted);
  return <Navigate to={product === undefined ? paths.credits() : paths.credit(product, 'sdd')} replace />;
};

export default DirectDebitScreen;
