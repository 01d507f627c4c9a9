import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';
import type { ProviderStage } from './stage.ts';

/**
 * Starts a provider's server and a faulty proxy before the tests of a contract, and stops both after them.
 * @param use receives them before the first test
 */
export const withFaultyStage = <Stage extends ProviderStage>(
  start: () => Promise<Stage>,
  use: (stage: Stage, proxy: FaultyProxy) => void,
): void => {
  let stage: Stage;
  let proxy: FaultyProxy;
  beforeAll(async () => {
    stage = await start();
    proxy = await startFaultyProxy(stage.url);
    use(stage, proxy);
  });
  afterAll(async () => {
    await proxy.close();
    await stage.close();
  });
};
