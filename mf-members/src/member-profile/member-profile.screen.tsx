import { ProfilePage } from './profile-page.tsx';

// A module of its own, because the liked-by screen renders the same page, and each screen is the root of its chunk.
export default ProfilePage;
