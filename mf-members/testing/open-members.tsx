import { Route, Routes } from '@pairwise/router';
import { callRealApi, people, person, realApi, renderScreen } from '@pairwise/testing';

import en from '../messages/en.ts';
import MemberProfileScreen from '../src/member-profile/member-profile.screen.tsx';
import SearchScreen from '../src/search/search.screen.tsx';

type Api = ReturnType<typeof realApi>;
type Client = Awaited<ReturnType<Api['as']>>;
type Person = Awaited<ReturnType<Api['make']>>;

const Members = () => (
  <Routes>
    <Route path="/members" element={<SearchScreen />} />
    <Route path="/members/:id" element={<MemberProfileScreen />} />
  </Routes>
);

/** Renders search and profile as in a new document; the network stays as it is. */
export const renderMembers = async (path: string, client: Client): Promise<void> => {
  const { body } = await client.call('GET /api/user.php');
  const { settings } = (await client.call('GET /api/settings.php')).body;
  renderScreen(<Members />, {
    path,
    user: body.user && person(people.free, body.user),
    settings,
    messages: { 'mf-members': en },
  });
};

/** Opens search and profile, linked to each other, on the real api; as a member or as a visitor. */
export const openMembers = async (path: string, viewer?: Person): Promise<Client> => {
  const client = viewer ? await realApi().as(viewer) : realApi().visitor();
  callRealApi(client.cookie());
  await renderMembers(path, client);
  return client;
};
