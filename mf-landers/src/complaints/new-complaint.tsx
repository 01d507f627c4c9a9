import { bus, useStream } from '@pairwise/bus';
import { useState } from 'react';

import { useComplain } from './complaint.queries.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintReceipt } from './complaint-receipt.tsx';
import { deleteKeptReceipt, readKeptReceipt } from './kept-receipt.ts';

/** The form of a complaint, and then its receipt, which the tab keeps. */
export const NewComplaint = () => {
  // What is kept depends on the user.
  useStream(bus.user$);
  const complaining = useComplain();
  const [isNew, setIsNew] = useState(false);
  const { data, variables, reset } = complaining;
  const sent = data && { opened: { id: data.complaint.id, secret: data.secret }, email: variables?.body.email };
  const receipt = sent ?? (isNew ? undefined : readKeptReceipt());
  const again = (): void => {
    deleteKeptReceipt();
    setIsNew(true);
    reset();
  };
  return receipt ? (
    <ComplaintReceipt opened={receipt.opened} email={receipt.email} onAgain={again} />
  ) : (
    <ComplaintForm complaining={complaining} />
  );
};
