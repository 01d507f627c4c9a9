import { useParams } from '@pairwise/router';

import { History } from '../history/history.tsx';
import { Result } from './result.tsx';

/** The result of a payment; without an id, the member's payments and credits (ROUTE-29, decisions R-8). */
const TransactionsScreen = () => {
  const { id } = useParams();
  return id === undefined ? <History /> : <Result key={id} id={id} />;
};

export default TransactionsScreen;
