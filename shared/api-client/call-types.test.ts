import type { CallArguments, UploadKey } from './call-types.ts';

/** Type tests: the compiler checks which arguments a call accepts and requires. */
type Members = CallArguments<'GET /api/members.php'>;
type Member = CallArguments<'GET /api/member.php'>;
type Login = CallArguments<'POST /api/user.php'>;
type User = CallArguments<'GET /api/user.php'>;

test('a call accepts the arguments of its contract, numbers in queries, and nothing else', () => {
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

test('an upload accepts only endpoints that take a file', () => {
  const photos: UploadKey = 'POST /api/photos.php';
  // @ts-expect-error -- has a body of its own
  const login: UploadKey = 'POST /api/user.php';
  expect([photos, login]).toHaveLength(2);
});
