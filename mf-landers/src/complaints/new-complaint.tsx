import { useComplain } from './complaint.queries.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintReceipt } from './complaint-receipt.tsx';

/** The form of a complaint, and then its receipt. */
export const NewComplaint = () => {
  const complaining = useComplain();
  const { data, variables, reset } = complaining;
  return data ? (
    <ComplaintReceipt
      opened={{ id: data.complaint.id, secret: data.secret }}
      email={variables?.body.email}
      onAgain={reset}
    />
  ) : (
    <ComplaintForm complaining={complaining} />
  );
};
