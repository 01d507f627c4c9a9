import { createApp } from './app.ts';
import { readEnv } from './env.ts';

const env = readEnv();
const app = createApp(env);

/** Requests under way are answered, new ones are not taken. */
const stop = (signal: NodeJS.Signals): void => {
  app.log.info(`${signal}: stopping`);
  void app.close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

await app.listen({ host: env.host, port: env.port });
