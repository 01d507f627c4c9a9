import {
  act,
  type CallResponses,
  people,
  renderScreen,
  respondToCalls,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';

import en from '../../messages/en.ts';
import type { Complaint } from './complaint-draft.ts';
import { complaintOf, emptyDraft, missingIn } from './complaint-draft.ts';
import ComplaintsScreen from './complaints.screen.tsx';

const id = '5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4e01';
const secret = 'a-secret-of-forty-three-characters-________';
const filed = {
  id,
  category: 'scam_spam' as const,
  object_type: 'site' as const,
  status: 'open' as const,
  created_at: '2026-11-23T12:30:15.000Z',
  reasons: null,
  appeal_until: null,
  appealed: false,
};
const decided = {
  ...filed,
  status: 'dismissed' as const,
  reasons: 'It is the same person.',
  appeal_until: '2027-05-23T12:00:00.000Z',
};

afterEach(() => sessionStorage.clear());

const open = (responses: CallResponses, { hash = '', user = null as (typeof people)['free'] | null } = {}) => {
  const calls = respondToCalls(responses);
  const { unmount } = renderScreen(<ComplaintsScreen />, {
    path: `/complaints${hash}`,
    user,
    messages: { 'mf-landers': en },
  });
  return { calls, unmount };
};

/** Opens the form; what it sends is added to `sent`. */
const openForm = (user: (typeof people)['free'] | null = null, refuse: (body: Complaint) => boolean = () => false) => {
  const sent: Complaint[] = [];
  const { calls, unmount } = open(
    {
      'POST /api/complaints.php': (_query, body) => {
        // The client's types prove the shape.
        const complaint = body as Complaint;
        sent.push(complaint);
        return refuse(complaint) ? 'object_unknown' : { complaint: filed, secret };
      },
    },
    { user },
  );
  return { sent, calls, unmount };
};

const setOnline = (online: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** Pastes a text, because typing it takes seconds on a busy machine. */
const write = async (into: HTMLElement, text: string) => {
  await userEvent.click(into);
  await userEvent.paste(text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const fill = async ({ category = 'scam_spam', where = 'Tom, on Sunday', email = 'eva@example.test' } = {}) => {
  await userEvent.selectOptions(screen.getByRole('combobox'), category);
  if (where !== '') await write(field(/^Where is it/), where);
  await write(field(/^What happened/), 'He asked me for money.');
  if (email !== '') await write(field(/^Your email/), email);
  await userEvent.click(screen.getByRole('checkbox'));
};

test('ROUTE-12 LAND-04 a visitor sends the form and gets the number and the way to the case', async () => {
  const { sent } = openForm();
  await fill();
  await write(field('Your name (optional)'), ' Eva ');
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, we have it' })).toHaveFocus();
  expect(screen.getByText(id)).toBeVisible();
  expect(screen.getByText(/on its way to eva@example.test/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my case' })).toHaveAttribute('href', `/complaints#${id}.${secret}`);
  expect(sent).toEqual([
    {
      category: 'scam_spam',
      object_type: 'site',
      url: 'Tom, on Sunday',
      text: 'He asked me for money.',
      name: 'Eva',
      email: 'eva@example.test',
      good_faith: true,
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Report something else' }));
  expect(field(/^What happened/)).toHaveValue('');
});

test('ROUTE-12 a reload or a visit to another page keeps what was filled in, until it is sent', async () => {
  const first = openForm();
  await fill();
  await write(field('Your name (optional)'), 'Eva');
  first.unmount();
  const { unmount } = openForm();
  expect(screen.getByRole('combobox')).toHaveValue('scam_spam');
  expect(field(/^Where is it/)).toHaveValue('Tom, on Sunday');
  expect(field(/^What happened/)).toHaveValue('He asked me for money.');
  expect(field('Your name (optional)')).toHaveValue('Eva');
  expect(field(/^Your email/)).toHaveValue('eva@example.test');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await send();
  await screen.findByText(id);
  expect(sessionStorage.getItem('pairwise:complaint:')).toBeNull();
  unmount();
  const ofMember = openForm(people.free);
  await fill({ email: '' });
  ofMember.unmount();
  openForm(people.premium);
  expect(field(/^What happened/)).toHaveValue('');
});

test('ROUTE-12 a reload keeps the receipt, until the visitor reports something else', async () => {
  const first = openForm();
  await fill();
  await send();
  await screen.findByText(id);
  first.unmount();
  const ofMember = openForm(people.free);
  expect(screen.queryByText(id)).toBeNull();
  ofMember.unmount();
  const second = openForm();
  expect(screen.getByText(id)).toBeVisible();
  expect(screen.getByText(/on its way to eva@example.test/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my case' })).toHaveAttribute('href', `/complaints#${id}.${secret}`);
  await userEvent.click(screen.getByRole('button', { name: 'Report something else' }));
  expect(field(/^What happened/)).toHaveValue('');
  second.unmount();
  openForm();
  expect(field(/^What happened/)).toHaveValue('');
});

test('ROUTE-12 a receipt of an older page is not shown', () => {
  sessionStorage.setItem('pairwise:complaint-receipt:', '{"opened":{"id":"1"}}');
  openForm();
  expect(field(/^What happened/)).toHaveValue('');
});

test('ROUTE-12 a draft of an older page is not offered', () => {
  sessionStorage.setItem('pairwise:complaint:', '{"text":"He asked me for money."}');
  openForm();
  expect(field(/^What happened/)).toHaveValue('');
});

test('ROUTE-12 every missing field says what it needs, and the first one gets the focus', async () => {
  const { sent } = openForm();
  await send();
  for (const message of [
    'Choose what it is about.',
    'Tell us where to find it.',
    'Please describe it in at least 10 characters.',
    'Enter your email address, so that we can reply.',
    'We can only accept what is written in good faith.',
  ])
    expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(sent).toEqual([]);
});

test('decisions S-2 a report about a child needs no address, and a payment has no place', () => {
  const draft = { ...emptyDraft, text: 'long enough text', goodFaith: true };
  expect(missingIn({ ...draft, category: 'underage', where: 'here' }, true)).toEqual([]);
  expect(missingIn({ ...draft, category: 'underage', where: 'here', email: 'nobody' }, true)).toEqual(['email']);
  expect(missingIn({ ...draft, category: 'payment' }, true)).toEqual(['email']);
  expect(missingIn({ ...draft, category: 'payment' }, false)).toEqual([]);
  expect(missingIn({ ...draft, category: 'threat' }, false)).toEqual(['where']);
  expect(complaintOf({ ...draft, category: 'unknown' }, false)).toBeUndefined();
});

test('ROUTE-12 a member sends no address, and the address of a profile names its member', async () => {
  const { sent } = openForm(people.free);
  expect(screen.queryByRole('textbox', { name: /^Your email/ })).toBeNull();
  await fill({ where: 'https://pairwise.example/members/301?from=search', email: '' });
  expect(screen.getByText('Your conversations with this member are removed from your list.')).toBeVisible();
  await send();
  expect(await screen.findByText(/also sent you the receipt by email/)).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      object_type: 'profile',
      object_id: '301',
      url: 'https://pairwise.example/members/301?from=search',
    }),
  ]);
});

test('ROUTE-12 a complaint about a member who is gone is filed all the same', async () => {
  const { sent } = openForm(null, ({ object_type }) => object_type === 'profile');
  await fill({ where: '/members/7' });
  await send();
  expect(await screen.findByText(id)).toBeVisible();
  expect(sent.map(({ object_type, object_id, url }) => [object_type, object_id, url])).toEqual([
    ['profile', '7', '/members/7'],
    ['site', undefined, '/members/7'],
  ]);
});

test('ROUTE-12 a refusal of the server is shown at its field, a limit above the button', async () => {
  let refusal: 'invalid_email' | 'complaint_limit' = 'invalid_email';
  open({ 'POST /api/complaints.php': () => refusal });
  await fill();
  await send();
  expect(await screen.findByText('Invalid email')).toBeVisible();
  expect(field(/^Your email/)).toBeInvalid();
  refusal = 'complaint_limit';
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('You have sent many reports today.');
});

test('ROUTE-12 nothing is sent while offline', async () => {
  const { sent } = openForm();
  await fill();
  setOnline(false);
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(sent).toEqual([]);
  setOnline(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
});

describe('the case that a mailed link opens', () => {
  const hash = `#${id}.${secret}`;

  test('ROUTE-12 shows an undecided case without an appeal', async () => {
    const { calls } = open({ 'GET /api/complaints.php': () => ({ complaint: filed }) }, { hash });
    expect(await screen.findByText('Received. A person looks at it next.')).toBeVisible();
    expect(screen.getByText('Scam, spam or asking for money')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(calls).toEqual([`GET /api/complaints.php?id=${id}&secret=${secret}`]);
  });

  test('ROUTE-12 decisions S-2 shows the reasons of a decision, and takes an appeal once', async () => {
    const sent: unknown[] = [];
    open(
      {
        'GET /api/complaints.php': () => ({ complaint: decided }),
        'POST /api/complaint-appeal.php': (_query, body) => {
          sent.push(body);
          return { complaint: { ...decided, appealed: true, appeal_until: null } };
        },
      },
      { hash },
    );
    expect(await screen.findByText('It is the same person.')).toBeVisible();
    expect(screen.getByText(/until 23 May 2027/)).toBeVisible();
    const submit = screen.getByRole('button', { name: 'Ask for a second look' });
    await userEvent.click(submit);
    expect(field('What did we get wrong?')).toBeInvalid();
    expect(sent).toEqual([]);
    await write(field('What did we get wrong?'), 'The photo is mine.');
    await userEvent.click(submit);
    expect(await screen.findByRole('status')).toHaveTextContent('You have asked for a second look.');
    expect(sent).toEqual([{ id, secret, text: 'The photo is mine.' }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('ROUTE-12 a link that opens nothing leads to the form', async () => {
    open({ 'GET /api/complaints.php': () => 'not_found' }, { hash });
    expect(await screen.findByRole('heading', { name: 'This link does not open a case' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the form' })).toHaveAttribute('href', '/complaints');
  });

  test('ROUTE-12 control: a fragment without a secret is the form', () => {
    open({}, { hash: `#${id}.short` });
    expect(screen.getByRole('heading', { level: 1, name: 'Report or complain' })).toBeVisible();
  });
});
