import { openExperimentCounts } from '../experiments/experiment-counts.ts';
import { chatDist, makeDist, shellDist } from '../testing/make-dist.ts';
import { landersDist } from '../testing/landers-dist.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

let control: RunningControl;
beforeAll(async () => {
  control = await startControl();
  for (const dist of [shellDist(), chatDist(), landersDist()]) control.registry.putLive(dist, operator);
});
afterAll(() => control.stop());

/** Runs a command line with the token of marketing. Returns what it printed, or the error. */
const type = async (line: string, name = 'mf-landers'): Promise<string> =>
  (await runMfeInTest(control, line.split(' '), { token: control.tokenFor(name), demo: false })).text;

const files = { 'remoteEntry.js': 'entry', 'lifecycle.js': 'lifecycle' };

/** A version whose landers have all been removed. */
const noLanders = {
  lifecycle: ['lifecycle.js'],
  data: { name: 'mf-landers', contracts: { bus: '^1', endpoints: '^1' }, routes: [], widgets: [] },
};

const startLine = 'experiment start mf-landers gallery opening --baseline 5 --effect 10 --why night';

test('LAND-01 start prints the visits that are needed; show, promote and stop follow', async () => {
  expect(await type('experiment show mf-landers')).toBe('/landers/gallery shows default. Variants: default, opening.');
  expect(await type(startLine)).toMatch(
    /^\/landers\/gallery shares its visitors among default, opening \(revision \d+\)\.\nAn effect of this size is found after about [\d,]+ visits of each variant, in four of five experiments\.$/,
  );
  expect(await type(startLine)).toMatch(/has an experiment already/);

  // A hundred visitors, of whom those of one variant sign up.
  const experiment = control.registry.current().experiments?.['/landers/gallery'];
  if (!experiment) throw new Error('the experiment is missing');
  const counts = openExperimentCounts({ dataDir: control.dataDir, current: control.registry.current });
  for (let nth = 0; nth < 100; nth += 1) {
    counts.visit(experiment, `visitor${nth}`, { language: 'nl', device: 'phone', country: '', niche: 'she' });
    if (nth % 2 === 0) counts.signup(`visitor${nth}`);
  }
  await counts.close();
  const shown = await type('experiment show mf-landers gallery --by country');
  expect(shown).toMatch(/ {2}default {2}\d+ visits, \d+ signups, [\d.]+ %; control/);
  expect(shown).toMatch(/ {2}opening {2}\d+ visits, .*; [+−][\d.]+ %, at all times between −[\d.]+ % and \+[\d.]+ %/);
  expect(shown).toMatch(/Nothing is proven yet\. The planned effect needs about [\d,]+ visits/);
  expect(shown).toMatch(/\n {2}unknown\n {4}default {2}\d+ visits/);

  expect(await type('experiment show mf-landers gallery --by niche')).toMatch(/\n {2}she\n {4}default {2}\d+ visits/);

  expect(await type('experiment promote mf-landers gallery opening --why wins')).toMatch(
    /shows opening to all visitors from the next page on \(revision/,
  );
  expect(await type('experiment promote mf-landers gallery opening --why wins')).toContain('Nothing changed');
  expect(await type('experiment stop mf-landers gallery --why over')).toContain('/landers/gallery has no experiment');
  expect(await type('experiment show mf-landers')).toMatch(/shows opening\.[\s\S]*ended .* with opening/);
  expect(await type('audit')).toContain('experiment-promote mf-landers /landers/gallery opening: wins');
});

test('LAND-01 plan prints the visits that are needed before an experiment starts, more for more variants', async () => {
  const revision = control.registry.current().revision;
  const [two, three] = await Promise.all(
    ['', ' --variants 3'].map((more) => type(`experiment plan --baseline 5 --effect 10${more}`)),
  );
  const visits = [two, three].map((text) =>
    Number(/about ([\d,]+) visits of each variant/.exec(text ?? '')?.[1]?.replaceAll(',', '')),
  );
  expect(visits[0]).toBeGreaterThan(10_000);
  expect(visits[1]).toBeGreaterThan(visits[0] ?? Infinity);
  expect(await type('experiment plan --baseline 5 --effect 0.00001')).toContain('No number of visits');
  expect(control.registry.current().revision).toBe(revision);
});

test('an experiment of a lander that the live version lacks is shown as not live, and can be stopped', async () => {
  // All visitors see `opening` since the test above.
  await type('experiment start mf-landers gallery default --baseline 5 --effect 10 --why again');
  control.registry.putLive(
    makeDist({ name: 'mf-landers', version: '1.0.0-00000002', files, description: noLanders }),
    operator,
  );
  const shown = await type('experiment show mf-landers');
  expect(shown).toMatch(
    /^\/landers\/gallery is not live, and its experiment still runs\. Stop it: npm run mfe -- experiment stop mf-landers \/landers\/gallery --why "REASON"\n {2}Experiment of /,
  );
  expect(await type('experiment show mf-landers gallery')).toBe(shown);
  expect(await type('experiment stop mf-landers gallery --why gone')).toMatch(/has ended \(revision/);
  expect(await type('experiment show mf-landers')).toMatch(/^\/landers\/gallery is not live\.\n.*, ended /);
  // The control: a lander without an experiment is not listed once it is gone.
  expect(await type('experiment show mf-landers video')).toContain('has no lander /landers/video');
  control.registry.promote('mf-landers', '1.0.0-00000001', operator);
});

test.each([
  ['experiment plan --baseline 100 --effect 10', 'the baseline must be a rate above 0 % and below 100 %'],
  ['experiment plan --baseline 5', '--effect'],
  ['experiment plan --baseline 5 --effect 10 --variants 9', '--variants'],
  ['experiment start mf-landers gallery nothing --baseline 5 --effect 10 --why x', 'has no variant nothing'],
  ['experiment start mf-landers video opening --baseline 5 --effect 10 --why x', 'has no lander /landers/video'],
  ['experiment start mf-landers gallery opening --baseline lots --effect 10 --why x', 'not a percentage'],
  ['experiment start mf-landers gallery opening --why x', '--baseline'],
  ['experiment show mf-landers gallery --by hour', '--by takes language, device, country, niche'],
  ['experiment show mf-landers Ga_llery', 'is not a lander'],
  ['experiment promote mf-landers gallery opening', '--why'],
])('refuses %s', async (line, reason) => {
  expect(await type(line)).toContain(reason);
});

test('refuses the token of another team', async () => {
  expect(await type(startLine, 'mf-chat')).toMatch(/not|token/i);
  expect(control.registry.current().experiments?.['/landers/gallery']?.end).toBeDefined();
});
