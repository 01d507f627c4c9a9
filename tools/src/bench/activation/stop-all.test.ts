import { stopAll } from './stop-all.ts';

test('stops everything, the last first, also after one that could not be stopped, and reports that one', async () => {
  const stopped: string[] = [];
  const stopOf = (name: string) => () => {
    stopped.push(name);
    return name === 'gateways' ? Promise.reject(new Error(`${name} hang`)) : Promise.resolve();
  };
  await expect(stopAll(['product', 'gateways', 'data'].map(stopOf))).rejects.toThrow('gateways hang');
  expect(stopped).toEqual(['data', 'gateways', 'product']);
  await expect(stopAll([stopOf('product')])).resolves.toBeUndefined();
});
