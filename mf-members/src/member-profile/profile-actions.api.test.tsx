/** @jest-environment @pairwise/testing/api-environment */
import { queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { MemberCard } from '@pairwise/contracts';
import { act, realApi, screen, userEvent, waitFor, within } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import { openMembers } from '../../testing/open-members.tsx';

addModalsToJsdom();

const { make, as, db, converse } = realApi();

beforeAll(async () => {
  // Visitors whom a partner sent may open profiles (decisions M-5).
  const settings = JSON.stringify({ logged_out_search_trafficsource: 'yes' });
  await db.updateTable('sites').set({ settings }).where('id', '=', 1).execute();
});
const user = userEvent.setup({ delay: null });

const likeButton = (name: string) => screen.findByRole('button', { name: `Like ${name}` });

const matchesEmitted = (): MemberCard[] => {
  const emitted: MemberCard[] = [];
  const subscription = bus.on('like:matched').subscribe(({ profile }) => emitted.push(profile));
  subscriptions.push(subscription);
  return emitted;
};
const subscriptions: { unsubscribe: () => void }[] = [];
afterEach(() => {
  for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
});

describe('a like', () => {
  test('MEMBER-05 counts on the server, and can be undone', async () => {
    const marta = await make({ name: 'Marta' });
    const client = await openMembers(`/members/${marta.publicId}`, await make({ gender: 'male' }));
    const relation = async () =>
      (await client.call('GET /api/member.php', { query: { id: marta.publicId } })).body.member.relation;
    const emitted = matchesEmitted();

    await user.click(await likeButton('Marta'));
    expect(await likeButton('Marta')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByText('You like Marta').some((text) => text.role === 'status')).toBe(true);
    await waitFor(async () => expect((await relation()).i_liked).toBe(true));

    await user.click(await likeButton('Marta'));
    expect(await likeButton('Marta')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(async () => expect((await relation()).i_liked).toBe(false));
    expect(emitted).toEqual([]);
  });

  test('MEMBER-08 that is mutual makes a match, emitted to the shell with the other member', async () => {
    const [marta, ben] = [await make({ name: 'Marta' }), await make({ name: 'Ben', gender: 'male' })];
    await (await as(marta)).call('POST /api/like.php', { body: { profile: ben.publicId } });
    const emitted = matchesEmitted();
    await openMembers(`/members/${marta.publicId}`, ben);
    expect(await screen.findByText('Marta likes you')).toBeVisible();
    await user.click(await likeButton('Marta'));
    expect(await screen.findByText('It’s a match')).toBeVisible();
    expect(emitted).toMatchObject([{ id: marta.publicId, name: 'Marta' }]);

    // Only a block ends a match: the heart stays, and the dialog says why.
    await user.click(await likeButton('Marta'));
    const dialog = await screen.findByRole('dialog', { name: 'Marta stays liked' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('You have a match. You can end it only by blocking.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await likeButton('Marta')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the second of an unconfirmed member is refused: the heart is empty again', async () => {
    const [one, other] = [await make({ name: 'Marta' }), await make({ name: 'Ruth' })];
    const unconfirmed = await make({ gender: 'male', status: 'not_confirmed' });
    await (await as(unconfirmed)).call('POST /api/like.php', { body: { profile: one.publicId } });
    await openMembers(`/members/${other.publicId}`, unconfirmed);
    await user.click(await likeButton('Ruth'));
    const dialog = await screen.findByRole('dialog', { name: 'Your like for Ruth was not sent' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please confirm your email address first.');
    expect(within(dialog).getByRole('link', { name: 'Confirm my email address' })).toHaveAttribute(
      'href',
      '/complete-signup?step=email',
    );
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await likeButton('Ruth')).toHaveAttribute('aria-pressed', 'false');
  });

  test('MEMBER-11 to a member who has blocked the viewer meanwhile shows the blocked page', async () => {
    const [marta, ben] = [await make({ name: 'Marta' }), await make({ name: 'Ben', gender: 'male' })];
    const herClient = await as(marta);
    await openMembers(`/members/${marta.publicId}`, ben);
    const button = await likeButton('Marta');
    await act(() => herClient.call('POST /api/blocks.php', { body: { profile: ben.publicId } }));
    await user.click(button);
    const text = "You're blocked by Marta. You do not have access to this page.";
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(screen.queryByText('Quiet trains')).not.toBeInTheDocument();
  });
});

const openMenu = async (name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More about ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};

test('MEMBER-12 a blocked member leaves the results, and cannot open the viewer’s profile', async () => {
  const [marta, ruth] = [await make({ name: 'Marta', city: 'Breda' }), await make({ name: 'Ruth', city: 'Breda' })];
  const ben = await make({ name: 'Ben', gender: 'male' });
  const client = await openMembers('/members?min_age=18&max_age=99', ben);
  await user.click(await screen.findByRole('link', { name: /^Marta, .*Breda/ }));
  await openMenu('Marta', 'Block Marta');
  const sheet = within(screen.getByRole('dialog', { name: 'Block Marta?' }));
  expect(sheet.getByText('Marta can’t open your profile or write to you.')).toBeVisible();
  // Not the button that blocks: a key that is held down would press it.
  expect(sheet.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(sheet.getByText(/^Marta gets no message about it, but sees that they are blocked/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Block' }));

  const outcome = within(await screen.findByRole('dialog', { name: 'Marta is blocked' }));
  await user.click(outcome.getByRole('button', { name: 'Back to the results' }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/members?min_age=18&max_age=99'));
  expect(await screen.findByRole('link', { name: /^Ruth, .*Breda/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Marta, .*Breda/ })).not.toBeInTheDocument());

  // The results may still be loading.
  await waitFor(async () => {
    const { body } = await client.call('GET /api/blocks.php');
    expect(body.blocks.map(({ profile }) => profile)).toEqual([marta.publicId]);
  });
  expect(ruth.publicId).not.toBe(marta.publicId);
  await waitFor(async () => {
    const blocked = await (await as(marta)).call('GET /api/member.php', { query: { id: ben.publicId } });
    expect(blocked.status).toBe(403);
  });
});

test('MEMBER-12 the profile has a button to unblock', async () => {
  const [marta, ben] = [await make({ name: 'Marta' }), await make({ gender: 'male' })];
  await (await as(ben)).call('POST /api/blocks.php', { body: { profile: marta.publicId } });
  const client = await openMembers(`/members/${marta.publicId}`, ben);
  expect(await screen.findByText('You blocked Marta')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Like Marta' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Unblock Marta' }));
  expect(await likeButton('Marta')).toBeVisible();
  expect((await client.call('GET /api/blocks.php')).body.blocks).toEqual([]);
});

describe('MEMBER-12 a complaint', () => {
  test('names a missing field, then is sent with its photo and shows a receipt', async () => {
    const marta = await make({ name: 'Marta', photos: ['active', 'active'] });
    const client = await openMembers(`/members/${marta.publicId}`, await make({ gender: 'male' }));
    await openMenu('Marta', 'Report profile');
    const sheet = within(screen.getByRole('dialog', { name: 'Report Marta' }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    const category = sheet.getByLabelText('What is it about?');
    expect(category).toHaveAccessibleDescription('Choose what it is about.');
    expect(category).toHaveFocus();

    await user.selectOptions(category, 'Scam, spam or asking for money');
    await user.click(sheet.getByRole('radio', { name: 'Photo 2 of Marta' }));
    await user.type(sheet.getByLabelText('What happened?'), 'Asked me for money twice.');
    await user.click(sheet.getByRole('checkbox', { name: /in good faith/ }));
    await user.click(sheet.getByRole('switch', { name: 'Block Marta as well' }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));

    const receipt = within(await screen.findByRole('dialog', { name: 'Thank you, we have your report' }));
    expect(receipt.getByText(/^[0-9a-f-]{36}$/)).toBeVisible();
    expect(receipt.getByText('Marta is blocked: you no longer meet each other here.')).toBeVisible();
    const rows = await db.selectFrom('complaints').selectAll().execute();
    expect(rows).toMatchObject([{ category: 'scam_spam', object_type: 'photo' }]);
    expect((await client.call('GET /api/blocks.php')).body.blocks).toHaveLength(1);
    await user.click(receipt.getByRole('button', { name: 'Search members' }));
    await waitFor(() => expect(location.pathname).toBe('/members'));
  });

  test('C-8 about a message of a chat has it as its evidence, refreshes the cached chats, and returns to the chat', async () => {
    const [marta, ben] = [await make({ name: 'Marta' }), await make({ gender: 'male' })];
    const { publicId } = await converse(marta, ben, ['Send me money']);
    await openMembers('/members', ben);
    const cached = [
      ['GET /api/chats.php', {}],
      ['mf-chat', 'chat', publicId],
    ];
    for (const key of cached) queryClient.setQueryData(key, {});
    act(() => {
      // As the chat opens it: below is the chat.
      history.replaceState({ usr: null, key: 'chat', idx: 0 }, '', `/chats/${publicId}`);
      const usr = { layer: 'complaint', message: `${publicId}:1` };
      history.pushState({ usr, key: 'report', idx: 1 }, '', `/members/${marta.publicId}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Report Marta' }));
    expect(sheet.getByText(/^The message you are reporting/)).toBeVisible();
    await user.selectOptions(sheet.getByLabelText('What is it about?'), 'Scam, spam or asking for money');
    await user.type(sheet.getByLabelText('What happened?'), 'Wants money from me.');
    await user.click(sheet.getByRole('checkbox', { name: /in good faith/ }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Thank you, we have your report' }));
    expect(cached.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
    const stored = await db
      .selectFrom('complaints')
      .where('object_type', '=', 'message')
      .select(['object_id', 'evidence'])
      .executeTakeFirstOrThrow();
    expect(stored.object_id).toBe(`${publicId}:1`);
    expect(JSON.stringify(stored.evidence)).toContain('Send me money');
    await user.click(receipt.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(location.pathname).toBe(`/chats/${publicId}`));
  });

  test('shows its receipt again after a reload, and a new form when it is opened again', async () => {
    const marta = await make({ name: 'Marta' });
    await openMembers(`/members/${marta.publicId}`, await make({ gender: 'male' }));
    const go = async (path: string, key: string, layer?: string): Promise<void> => {
      act(() => {
        history.pushState({ usr: layer === undefined ? null : { layer }, key, idx: history.length }, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      });
      await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(layer === undefined ? 0 : 1));
    };
    /** Opens the history entry of a sheet on a page that did not show it, as a reload does. */
    const load = async (entry: string): Promise<void> => {
      await go('/members', `below-${entry}`);
      await go(`/members/${marta.publicId}`, entry, 'complaint');
    };
    await load('first');
    const sheet = within(screen.getByRole('dialog', { name: 'Report Marta' }));
    await user.selectOptions(sheet.getByLabelText('What is it about?'), 'Scam, spam or asking for money');
    await user.type(sheet.getByLabelText('What happened?'), 'Asked me for money twice.');
    await user.click(sheet.getByRole('checkbox', { name: /in good faith/ }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    const done = 'Thank you, we have your report';
    const number = within(await screen.findByRole('dialog', { name: done })).getByText(/^[0-9a-f-]{36}$/).textContent;
    await load('first');
    expect(within(screen.getByRole('dialog', { name: done })).getByText(number)).toBeVisible();
    await load('second');
    expect(screen.getByRole('dialog', { name: 'Report Marta' })).toBeVisible();
  });

  test('MEMBER-02 is open to visitors with access, without a block', async () => {
    const marta = await make({ name: 'Marta' });
    await openMembers(`/members/${marta.publicId}?network=partner`);
    await openMenu('Marta', 'Report profile');
    const sheet = within(screen.getByRole('dialog', { name: 'Report Marta' }));
    expect(sheet.queryByRole('switch')).not.toBeInTheDocument();
    await user.selectOptions(sheet.getByLabelText('What is it about?'), 'May be under 18');
    await user.type(sheet.getByLabelText('What happened?'), 'She looks like a child to me.');
    await user.type(sheet.getByLabelText('Your email address (optional)'), 'visitor@example.test');
    await user.click(sheet.getByRole('checkbox', { name: /in good faith/ }));
    await user.click(sheet.getByRole('button', { name: 'Send report' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Thank you, we have your report' }));
    await user.click(receipt.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // A sent report is not kept.
    await openMenu('Marta', 'Report profile');
    const next = within(screen.getByRole('dialog', { name: 'Report Marta' }));
    expect(next.getByLabelText('What happened?')).toHaveValue('');
    await user.click(next.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('heading', { level: 1, name: /Marta/ })).toBeVisible();
  });
});
