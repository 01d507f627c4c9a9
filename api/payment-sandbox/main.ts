import { pino } from 'pino';
import { takeLock } from '../launcher/app-lock.ts';
import { buildSandbox } from './app.ts';
import { openBook } from './book.ts';
import { readSandboxEnv, SandboxEnvError } from './env.ts';

/** An error that is printed without a stack, because its message says what to do. */
class StartError extends Error {}

const listenTextResolver = (address: string) => `payment sandbox is listening at ${address}`;

async function start(): Promise<void> {
  const env = readSandboxEnv(process.env);
  const logger = pino({ level: env.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const lock = await takeLock(`${env.folder}/lock`);
  if ('holder' in lock)
    throw new StartError(`The book in ${env.folder} is in use by process ${lock.holder}. Stop that process first.`);
  const book = openBook(env.folder);
  const app = buildSandbox({ book, key: env.key, shopLabel: env.shopLabel, logger, chaos: env.chaos });

  const stop = async (): Promise<void> => {
    await app.close();
    book.close();
    lock.release();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  try {
    await app.listen({ host: env.host, port: env.port, listenTextResolver });
  } catch (error) {
    await stop();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  process.exitCode = 1;
  const plain = error instanceof SandboxEnvError || error instanceof StartError;
  process.stderr.write(`${plain ? error.message : String(error)}\n`);
}
