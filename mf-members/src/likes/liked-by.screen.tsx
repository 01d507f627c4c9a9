import { useParams } from '@pairwise/router';
import { useEffect } from 'react';

import { ProfilePage } from '../member-profile/profile-page.tsx';
import { LikedBySteps } from './liked-by-steps.tsx';
import { seeLike } from './likes.queries.ts';

/** The profile of a member who likes the viewer (ROUTE-03). Opening it marks the like as seen. */
const LikedByScreen = () => {
  const { id: parameter = '' } = useParams();
  const id = /^\d{1,15}$/.test(parameter) ? Number(parameter) : undefined;
  useEffect(() => {
    if (id !== undefined) void seeLike(id);
  }, [id]);
  return (
    <>
      {id !== undefined && <LikedBySteps id={id} />}
      <ProfilePage key={id} />
    </>
  );
};

export default LikedByScreen;
