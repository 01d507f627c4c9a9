import type { CallArguments, UploadKey } from './call-types.ts';

/** Checked by the compiler: what a call may and must be given. */
type Members = CallArguments<'GET /api/members.php'>;
type Member = CallArguments<'GET /api/member.php'>;
type Login = CallArguments<'POST /api/user.php'>;
type User = CallArguments<'GET /api/user.php'>;

test('a call takes what its contract says, numbers as numbers, and nothing else', () => {
  const members: Members[] = [[], [{}], [{ query: { min_age: 25, gender: 'female', country: undefined } }]];
  const member: Member = [{ query: { id: 7 } }];
  const login: Login = [{ body: { email: 'a@b.test', password: 'x' }, idempotencyKey: 'kept' }];
  const user: User[] = [[], [{ signal: new AbortController().signal }]];

  const wrong = [
    // @ts-expect-error -- no such parameter
    [{ query: { shoe_size: 42 } }] satisfies Members,
    // @ts-expect-error -- not one of the values
    [{ query: { gender: 'robot' } }] satisfies Members,
    // @ts-expect-error -- the id is missing
    [] satisfies Member,
    // @ts-expect-error -- a read has no body
    [{ body: {} }] satisfies User,
    // @ts-expect-error -- the password is missing
    [{ body: { email: 'a@b.test' } }] satisfies Login,
  ];
  expect([members, member, login, user, wrong]).toHaveLength(5);
});

test('a form goes to endpoints that take a file, and to no other', () => {
  const photos: UploadKey = 'POST /api/photos.php';
  // @ts-expect-error -- takes a body of its own
  const login: UploadKey = 'POST /api/user.php';
  expect([photos, login]).toHaveLength(2);
});
