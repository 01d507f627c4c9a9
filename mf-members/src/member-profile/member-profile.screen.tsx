import { ProfilePage } from './profile-page.tsx';

// A module of its own: the page stands under received likes too, and a screen is the root of its chunk alone.
export default ProfilePage;
