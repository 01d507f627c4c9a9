import { call, queryClient, useQuery } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { useParams } from '@pairwise/router';

import { respondToCalls, people, renderScreen, screen, waitFor } from './index.ts';

const Screen = () => {
  const { t } = useTranslation('test');
  const { id } = useParams();
  const user = useStream(bus.user$);
  const { data, error } = useQuery({
    queryKey: ['GET /api/interests.php', {}],
    queryFn: ({ signal }) => call('GET /api/interests.php', { signal }),
  });
  return <output>{`${t('hello')} ${user?.name} ${id} ${data ? 'loaded' : (error?.code ?? 'waiting')}`}</output>;
};
const options = { path: '/members/7', route: '/members/:id', user: people.free, messages: { test: { hello: 'Hi' } } };

test('a screen gets its texts, user, address and data', async () => {
  respondToCalls({ 'GET /api/interests.php': () => ({ interests: [] }) });
  renderScreen(<Screen />, options);
  expect(await screen.findByText('Hi Noor 7 loaded')).toBeInTheDocument();
});

test('an error response reaches the screen, and the cache of the previous test is empty', async () => {
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  respondToCalls({ 'GET /api/interests.php': () => 'invalid_request' });
  renderScreen(<Screen />, options);
  expect(await screen.findByText('Hi Noor 7 invalid_request')).toBeInTheDocument();
});

describe('a call without a response', () => {
  const calls: string[][] = [];
  let waiting: Promise<unknown>;

  test('stays pending until its test ends', async () => {
    calls.push(respondToCalls({ 'GET /api/interests.php': () => new Promise<never>(() => undefined) }));
    waiting = call('GET /api/interests.php').catch((error: unknown) => error);
    // Starts of the same read are spaced.
    await waitFor(() => expect(calls).toEqual([['GET /api/interests.php']]));
  });

  test('has failed when the next test starts, and is not retried', async () => {
    calls.push(respondToCalls({ 'GET /api/interests.php': () => ({ interests: [] }) }));
    expect(await waiting).toMatchObject({ status: 400 });
    expect(calls).toEqual([['GET /api/interests.php'], []]);
  });
});
