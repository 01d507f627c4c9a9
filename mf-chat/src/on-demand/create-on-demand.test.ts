import { act, renderHook } from '@pairwise/testing';

import { createOnDemand } from './create-on-demand.ts';

test('a module is requested once, and its users get it when it has arrived', async () => {
  const request = jest.fn(() => Promise.resolve('the module'));
  const onDemand = createOnDemand(request);
  const { result } = renderHook(() => onDemand.useLoaded());
  expect(result.current).toBeUndefined();

  await act(async () => {
    expect(await Promise.all([onDemand.load(), onDemand.load()])).toEqual(['the module', 'the module']);
  });
  expect(result.current).toBe('the module');
  expect(request).toHaveBeenCalledTimes(1);
});

test('a module that did not arrive is requested again by the next call', async () => {
  const request = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('it');
  const onDemand = createOnDemand(request);
  const { result } = renderHook(() => onDemand.useLoaded());

  await expect(onDemand.load()).resolves.toBeUndefined();
  expect(result.current).toBeUndefined();
  await act(() => onDemand.load());
  expect(result.current).toBe('it');
});
