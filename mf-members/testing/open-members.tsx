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

/** Search and profile as they begin in a new document; the network answers as it did. */
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

/** Search and profile, one leading to the other, on the real api; as somebody, or as a visitor. */
export const openMembers = async (path: string, viewer?: Person): Promise<Client> => {
  const client = viewer ? await realApi().as(viewer) : realApi().visitor();
  callRealApi(client.cookie());
  await renderMembers(path, client);
  return client;
};
