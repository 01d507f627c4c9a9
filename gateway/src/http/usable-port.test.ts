import { addressProblem, portProblem } from './usable-port.ts';

/** Whether `fetch` refuses the port before it connects. Nothing else listens on these ports of this machine. */
const isRefusedByFetch = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', signal: AbortSignal.timeout(1_000) }).then(
    () => false,
    // The error is from outside of jest's realm, so `instanceof` does not know it.
    ({ cause }: { cause?: unknown }) => String(cause).includes('bad port'),
  );

test('names exactly the ports that fetch refuses', async () => {
  const named = Array.from({ length: 65_535 }, (_, index) => index + 1).filter((port) => portProblem(port));
  expect(named).toEqual(expect.arrayContaining([22, 6000, 6666, 10_080]));
  const around = [...new Set(named.flatMap((port) => [port - 1, port, port + 1]))].filter((port) => port > 0);
  const refused: number[] = [];
  for (const port of around) if (await isRefusedByFetch(port)) refused.push(port);
  expect(refused).toEqual(named);
});

test('explains what is wrong with a port and with an address', () => {
  expect(portProblem(6000)).toBe(
    'browsers and fetch refuse port 6000, which belongs to another protocol; choose another port',
  );
  expect(portProblem(4000)).toBeUndefined();
  expect(addressProblem('https://pairwise.test:6697/')).toMatch(/refuse port 6697/);
  expect(addressProblem('https://pairwise.test')).toBeUndefined();
  expect(addressProblem('http://127.0.0.1:0')).toBeUndefined();
});
