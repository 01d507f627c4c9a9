import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type ApiProgram, startApiProgram } from '../../testing/api-program.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { queueMail } from '../domain/mails/queue-mail.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

/** Receivers of the mails that the mail server has begun to receive, and the end of each. */
const arrived: { to: string; accept: (error?: Error) => void }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    stream.resume();
    stream.on('end', () => arrived.push({ to: session.envelope.rcptTo[0]?.address ?? '', accept: done }));
  },
});

let api: TestApi;
let dataDir: string;
let settings: Record<string, string>;
const programs: ApiProgram[] = [];
const started: RunningJobs[] = [];

beforeAll(async () => {
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  dataDir = await mkdtemp(join(tmpdir(), 'pairwise-jobs-'));
  // With one connection for requests and jobs, a job that took a second would wait for itself.
  api = await startTestApi({ poolSize: 1, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  settings = {
    DATABASE_URL: api.env.databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    API_PORT: '0',
    DATA_DIR: dataDir,
  };
});
afterEach(async () => {
  for (const { accept } of arrived) accept();
  for (const { child, exit } of programs.splice(0)) {
    child.kill('SIGKILL');
    await exit;
  }
  for (const jobs of started.splice(0)) await jobs.stop();
  await sql`delete from graphile_worker._private_jobs`.execute(api.db);
  arrived.length = 0;
});
afterAll(async () => {
  await api.close();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
  await rm(dataDir, { recursive: true, force: true });
});

const startProgram = async (): Promise<ApiProgram> => {
  const program = startApiProgram(settings);
  programs.push(program);
  await program.waitFor(/api is listening/);
  return program;
};

/** Starts the jobs in this process. */
const startHere = async (): Promise<RunningJobs> => {
  const jobs = await startJobs(api.app.services, api.app.log);
  started.push(jobs);
  return jobs;
};

const queue = async (count: number): Promise<string[]> => {
  const people = [];
  for (let one = 0; one < count; one += 1) people.push(await api.make());
  for (const { id } of people) await queueMail(api.db, { userId: id, template: 'password_changed' });
  return people.map(({ email }) => email);
};

const receivers = (): string[] => arrived.map(({ to }) => to).toSorted();
const acceptAll = (): void => {
  for (const { accept } of arrived) accept();
};

interface MailJob {
  attempts: number;
  locked_by: string | null;
  last_error: string | null;
}

const mailJobs = async (): Promise<MailJob[]> => {
  const { rows } = await sql<MailJob>`select attempts, locked_by, last_error from graphile_worker.jobs
    where task_identifier = 'send-mail' order by id`.execute(api.db);
  return rows;
};

test('two processes share the jobs, and each job runs once', async () => {
  await startProgram();
  await startHere();
  const emails = await queue(12);
  // A process sends five mails at a time, so more of them prove that both work.
  await waitUntil(async () => arrived.length >= 10);
  expect(new Set((await mailJobs()).map((job) => job.locked_by ?? '')).size).toBeGreaterThanOrEqual(2);
  await waitUntil(async () => {
    acceptAll();
    return (await mailJobs()).length === 0;
  });
  expect(receivers()).toEqual(emails.toSorted());
});

test('the job of a process that was killed runs in another one; one of a living process is never released', async () => {
  const program = await startProgram();
  const [email] = await queue(1);
  await waitUntil(async () => arrived.length === 1);
  const { rows: connections } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'pairwise worker locks' and datname = current_database()`.execute(api.db);
  const here = await startHere();
  // The process lives, even when its connection for the locks was just cut.
  expect(await here.unlockDead()).toEqual([]);
  for (const { pid } of connections) await sql`select pg_terminate_backend(${pid})`.execute(api.db);
  await program.waitFor(/locks of the workers were lost/);
  expect(await here.unlockDead()).toEqual([]);
  const [{ locked_by: holder } = { locked_by: null }] = await mailJobs();
  expect(holder).not.toBeNull();
  expect(arrived).toHaveLength(1);

  program.child.kill('SIGKILL');
  await program.exit;
  // The server ends the locks of a process when it notices that the connection is closed.
  const released: string[] = [];
  await waitUntil(async () => released.push(...(await here.unlockDead())) > 0);
  expect(released).toEqual([holder]);
  await waitUntil(async () => arrived.length === 2);
  acceptAll();
  await waitUntil(async () => (await mailJobs()).length === 0);
  expect(receivers()).toEqual([email, email]);
});

test('a process that stops raises the signal of a job that does not end, and leaves the job to others', async () => {
  const [email] = await queue(1);
  // Only the signal ends a mail before the limit of its attempt, because this server never accepts it.
  const raised: unknown[] = [];
  const { mail } = api.app.services;
  const services = {
    ...api.app.services,
    mail: {
      send: async (...[letter, signal]: Parameters<typeof mail.send>) => {
        signal.addEventListener('abort', () => raised.push(letter.to));
        await mail.send(letter, signal);
      },
    },
  };
  const here = await startJobs(services, api.app.log);
  await waitUntil(async () => arrived.length === 1);
  await here.stop();
  expect(raised).toEqual([email]);
  expect(await mailJobs()).toEqual([
    { attempts: 1, locked_by: null, last_error: expect.stringContaining('did not take the mail') },
  ]);
});

test('a process that stops finishes its jobs, takes no new ones and leaves none locked', async () => {
  const program = await startProgram();
  await queue(1);
  await waitUntil(async () => arrived.length === 1);
  program.child.kill('SIGTERM');
  await program.waitFor(/"msg":"stopping"/);
  await queue(1);
  acceptAll();
  expect(await program.exit).toEqual([0, null]);
  expect(arrived).toHaveLength(1);
  expect(await mailJobs()).toEqual([{ attempts: 0, locked_by: null, last_error: null }]);
});
