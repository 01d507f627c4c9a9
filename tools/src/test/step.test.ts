import { runSteps, type Step } from './step.ts';

const quiet = () => jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
const printed = (spy: jest.SpyInstance) => spy.mock.calls.map(([text]) => String(text)).join('');

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  lane: 'code',
  run: () => Promise.resolve({ state: 'passed' }),
  ...more,
});

test('runs the steps of a lane in order, waits for a step of another lane, and sums up in the order given', async () => {
  const write = quiet();
  const events: string[] = [];
  const slow = Promise.withResolvers<void>();
  const record = (name: string, wait?: Promise<void>): Partial<Step> => ({
    run: async (print) => {
      events.push(`${name} starts`);
      print(`${name} prints\n`);
      await wait;
      events.push(`${name} ends`);
      return { state: 'passed' };
    },
  });
  const run = runSteps([
    step('first', record('first')),
    step('build', { lane: 'browser', ...record('build', slow.promise) }),
    step('journeys', { lane: 'browser', after: ['build'], ...record('journeys') }),
    step('claims', { lane: 'claims', after: ['build'], ...record('claims') }),
  ]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toEqual(['first starts', 'build starts', 'first ends']);
  slow.resolve();
  await expect(run).resolves.toBe(true);
  expect(events.indexOf('claims starts')).toBeGreaterThan(events.indexOf('build ends'));
  expect(events.indexOf('journeys starts')).toBeGreaterThan(events.indexOf('build ends'));
  const summary = printed(write).split('Summary')[1] ?? '';
  expect(summary.match(/first|build|journeys|claims/g)).toEqual(['first', 'build', 'journeys', 'claims']);
  expect(printed(write)).toContain('── build\nbuild prints\n');
});

test('a lane that has ended takes over the last step of another lane that need not wait', async () => {
  quiet();
  const events: string[] = [];
  const slow = Promise.withResolvers<void>();
  const record = (name: string, wait?: Promise<void>): Partial<Step> => ({
    run: async () => {
      events.push(name);
      await wait;
      return { state: 'passed' };
    },
  });
  const run = runSteps([
    step('unit', record('unit')),
    step('journeys', { lane: 'browser', ...record('journeys', slow.promise) }),
    step('benches', { lane: 'browser', ...record('benches') }),
    step('claims', { lane: 'browser', ...record('claims') }),
    step('pictures', { lane: 'browser', after: ['journeys'], ...record('pictures') }),
  ]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toEqual(['unit', 'journeys', 'claims', 'benches']);
  slow.resolve();
  await expect(run).resolves.toBe(true);
  expect(events.slice(4)).toEqual(['pictures']);
});

test('continues after a failure, shows its output, and says that the run failed', async () => {
  const write = quiet();
  const after = jest.fn(() => Promise.resolve({ state: 'not run', detail: 'no browser' } as const));
  const run = runSteps([
    step('broken', { run: () => Promise.resolve({ state: 'failed', output: 'why it broke' }) }),
    step('next', { run: after }),
  ]);
  await expect(run).resolves.toBe(false);
  expect(after).toHaveBeenCalled();
  expect(printed(write)).toContain('why it broke');
  expect(printed(write)).toMatch(/steps: 0 passed, 1 failed, 1 skipped/);
});

test('a step that does not end within the limit has failed, and the end of its output is shown', async () => {
  const write = quiet();
  const never = step('stuck', {
    lane: 'browser',
    run: (print) => {
      print('what it printed last\n');
      return new Promise(() => undefined);
    },
  });
  await expect(runSteps([step('first'), never], { limitMinutes: 0.001 })).resolves.toBe(false);
  expect(printed(write)).toContain('── stuck: the end of its output\nwhat it printed last\n');
  expect(printed(write)).toMatch(/✗ stuck .* did not end within 0.001 minutes of the run/);
  expect(printed(write)).toMatch(/steps: 1 passed, 1 failed, 0 skipped/);
});

test('shows the failures of failed steps above the summary, then those that passed on retry: six with errors, thirty by name', async () => {
  const write = quiet();
  const failures = Array.from({ length: 34 }, (_, index) => `fails ${index}\n    its error`);
  const flaky = Array.from({ length: 5 }, (_, index) => `like ${index} (passed on retry)`);
  await runSteps([
    step('unit', { run: () => Promise.resolve({ state: 'passed', failures: flaky }) }),
    step('journeys', { run: () => Promise.resolve({ state: 'failed', output: '', failures }) }),
  ]);
  const shown = failures.slice(0, 6).map((failure) => `journeys: ${failure}`);
  const named = failures.slice(6).map((_, index) => `journeys: fails ${index + 6}`);
  const retried = flaky.slice(0, 2).map((failure) => `unit: ${failure}`);
  expect(printed(write)).toContain(
    ['What failed', ...shown, ...named, ...retried, '… and 3 more', '', 'Summary'].join('\n'),
  );
});

test('counts a step that throws as failed, shows its error, and runs the steps that wait for it', async () => {
  const write = quiet();
  const waiting = jest.fn(() => Promise.resolve({ state: 'passed' } as const));
  const run = runSteps([
    step('build', { lane: 'browser', run: () => Promise.reject(new Error('no space left on device')) }),
    step('claims', { lane: 'claims', after: ['build'], run: waiting }),
  ]);
  await expect(run).resolves.toBe(false);
  expect(waiting).toHaveBeenCalled();
  expect(printed(write)).toContain('no space left on device');
  expect(printed(write)).toMatch(/steps: 1 passed, 1 failed, 0 skipped/);
});

test('does not wait for a step that is not part of the run', async () => {
  quiet();
  await expect(runSteps([step('claims', { after: ['build'] })])).resolves.toBe(true);
});

test('prepares all steps, one after the other, before the first one runs', async () => {
  quiet();
  const events: string[] = [];
  const prepared = (name: string): Partial<Step> => ({
    prepare: async () => {
      events.push(`${name} prepares`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} is prepared`);
    },
    run: () => {
      events.push(`${name} runs`);
      return Promise.resolve({ state: 'passed' });
    },
  });
  await runSteps([step('first', prepared('first')), step('other', { lane: 'browser', ...prepared('other') })]);
  expect(events.slice(0, 4)).toEqual(['first prepares', 'first is prepared', 'other prepares', 'other is prepared']);
  expect(events.slice(4)).toEqual(['first runs', 'other runs']);
});
