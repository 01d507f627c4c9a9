/** @jest-environment @pairwise/testing/api-environment */
import { queryClient, queue } from '@pairwise/api-client';
import { cleanup, realApi, render, screen, userEvent, waitFor, within } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';
import { ToastRegion } from '@pairwise/ui';

import { switchableNetwork } from '../../testing/network.ts';
import { openMembers, renderMembers } from '../../testing/open-members.tsx';

addModalsToJsdom();

const { make, db } = realApi();
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const likeButton = (name: string) => screen.findByRole('button', { name: `Like ${name}` });
const sentence = 'You are offline. We will send it when you are back.';

type Person = Awaited<ReturnType<typeof make>>;
const likesOf = async ({ id }: Person) => {
  const rows = await db.selectFrom('likes').where('from_id', '=', id).select('to_id').orderBy('created_at').execute();
  return rows.map(({ to_id: to }) => to);
};

test('MEMBER-05 a like without a network stays on the page, shows a notice, survives a reload, and is sent later', async () => {
  const [marta, ben] = [await make({ name: 'Marta' }), await make({ name: 'Ben', gender: 'male' })];
  const client = await openMembers(`/members/${marta.publicId}`, ben);
  const region = render(<ToastRegion label="Notices" dismissLabel="Dismiss" />);
  const like = await likeButton('Marta');
  const network = switchableNetwork();
  network.goOffline();
  await user.click(like);
  expect(await region.findByText(sentence)).toBeVisible();
  expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await likesOf(ben)).toEqual([]);
  expect(queue.waiting()).toMatchObject([{ endpoint: 'POST /api/like.php', body: { profile: marta.publicId } }]);

  // A reload clears the page's cache, but not the queue.
  cleanup();
  queryClient.clear();
  queue.setOwner(null);
  network.goOnline();
  expect(await likesOf(ben)).toEqual([]);
  await renderMembers(`/members/${marta.publicId}`, client);
  await waitFor(async () => expect(await likesOf(ben)).toEqual([marta.id]));
  await waitFor(async () => expect(await likeButton('Marta')).toHaveAttribute('aria-pressed', 'true'));
  expect(queue.waiting()).toEqual([]);
});

test('MEMBER-05 queued presses keep their order: like, unlike, like', async () => {
  const [marta, ben] = [await make({ name: 'Marta' }), await make({ name: 'Ben', gender: 'male' })];
  const client = await openMembers(`/members/${marta.publicId}`, ben);
  const like = await likeButton('Marta');
  const network = switchableNetwork();
  network.goOffline();
  for (const pressed of ['true', 'false', 'true']) {
    await user.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', pressed));
  }
  await waitFor(() => expect(queue.waiting()).toHaveLength(3));
  network.goOnline();
  await waitFor(() => expect(queue.waiting()).toEqual([]));
  expect(await likesOf(ben)).toEqual([marta.id]);
  const { body } = await client.call('GET /api/member.php', { query: { id: marta.publicId } });
  expect(body.member.relation.i_liked).toBe(true);
  expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('MEMBER-05 CALL-11 a like whose response is lost several times counts once', async () => {
  const [marta, ben] = [await make({ name: 'Marta' }), await make({ name: 'Ben', gender: 'male' })];
  const client = await openMembers(`/members/${marta.publicId}`, ben);
  const like = await likeButton('Marta');
  const network = switchableNetwork();
  network.loseResponses();
  await user.click(like);
  await waitFor(async () => expect(await likesOf(ben)).toEqual([marta.id]));
  // The like has arrived, but the page does not know. Ben unlikes in another place; a resend would like again.
  network.goOffline();
  await waitFor(() => expect(queue.waiting()).toHaveLength(1));
  await client.call('DELETE /api/like.php', { body: { profile: marta.publicId } });
  network.deliverResponses();
  network.goOnline();
  await waitFor(() => expect(queue.waiting()).toEqual([]));
  expect(await likesOf(ben)).toEqual([]);
  // The page shows the server's state, not the last press.
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
});

test('MEMBER-05 a queued like that the api refuses is reported, and the page shows the server’s state', async () => {
  const [one, marta] = [await make({ name: 'Ruth' }), await make({ name: 'Marta' })];
  const ben = await make({ name: 'Ben', gender: 'male', status: 'not_confirmed' });
  const client = await openMembers(`/members/${marta.publicId}`, ben);
  const like = await likeButton('Marta');
  const network = switchableNetwork();
  network.goOffline();
  await user.click(like);
  await waitFor(() => expect(queue.waiting()).toHaveLength(1));
  await client.call('POST /api/like.php', { body: { profile: one.publicId } });
  const refused = jest.fn();
  const stop = queue.onRefused(({ reason }) => refused(typeof reason === 'string' ? reason : reason.code));
  network.goOnline();
  await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
  expect(refused.mock.calls).toEqual([['email_unconfirmed']]);
  stop();
});

test('MEMBER-12 a block without a network says that it is sent later, and is sent', async () => {
  const [marta, ben] = [await make({ name: 'Marta' }), await make({ name: 'Ben', gender: 'male' })];
  await openMembers(`/members/${marta.publicId}`, ben);
  await likeButton('Marta');
  const network = switchableNetwork();
  await user.click(await screen.findByRole('button', { name: 'More about Marta' }));
  await user.click(screen.getByRole('menuitem', { name: 'Block Marta' }));
  network.goOffline();
  await user.click(within(screen.getByRole('dialog', { name: 'Block Marta?' })).getByRole('button', { name: 'Block' }));
  const outcome = await screen.findByRole('dialog', { name: 'Marta will be blocked' });
  expect(within(outcome).getByRole('status')).toHaveTextContent(
    `${sentence} Until then you may still meet each other here.`,
  );
  const blocked = async () =>
    (await db.selectFrom('blocks').where('blocker_id', '=', ben.id).select('blocked_id').execute()).map(
      ({ blocked_id: id }) => id,
    );
  expect(await blocked()).toEqual([]);
  network.goOnline();
  await waitFor(async () => expect(await blocked()).toEqual([marta.id]));
});
