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
  return <output>{`${t('hello')} ${user?.name} ${id} ${data ? 'answered' : (error?.code ?? 'waiting')}`}</output>;
};
const options = { path: '/members/7', route: '/members/:id', user: people.free, messages: { test: { hello: 'Hi' } } };

test('a screen finds its texts, its user, its address and its data', async () => {
  respondToCalls({ 'GET /api/interests.php': () => ({ interests: [] }) });
  renderScreen(<Screen />, options);
  expect(await screen.findByText('Hi Noor 7 answered')).toBeInTheDocument();
});

test('a refusal is one for the screen too, and nothing of the test before is left', async () => {
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  respondToCalls({ 'GET /api/interests.php': () => 'invalid_request' });
  renderScreen(<Screen />, options);
  expect(await screen.findByText('Hi Noor 7 invalid_request')).toBeInTheDocument();
});

describe('a call nobody has answered', () => {
  const calls: string[][] = [];
  let waiting: Promise<unknown>;

  test('waits as long as the test', async () => {
    calls.push(respondToCalls({ 'GET /api/interests.php': () => new Promise<never>(() => undefined) }));
    waiting = call('GET /api/interests.php').catch((error: unknown) => error);
    // Reads of one address lie apart.
    await waitFor(() => expect(calls).toEqual([['GET /api/interests.php']]));
  });

  test('has failed when the next one begins, and is not tried again', async () => {
    calls.push(respondToCalls({ 'GET /api/interests.php': () => ({ interests: [] }) }));
    expect(await waiting).toMatchObject({ status: 400 });
    expect(calls).toEqual([['GET /api/interests.php'], []]);
  });
});
