import { openExperimentCounts } from '../experiments/experiment-counts.ts';
import { chatDist, shellDist } from '../testing/make-dist.ts';
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
    counts.visit(experiment, `visitor${nth}`, { language: 'nl', device: 'phone', country: '' });
    if (nth % 2 === 0) counts.signup(`visitor${nth}`);
  }
  await counts.close();
  const shown = await type('experiment show mf-landers gallery --by country');
  expect(shown).toMatch(/ {2}default {2}\d+ visits, \d+ signups, [\d.]+ %; control/);
  expect(shown).toMatch(/ {2}opening {2}\d+ visits, .*; [+−][\d.]+ %, at all times between −[\d.]+ % and \+[\d.]+ %/);
  expect(shown).toMatch(/Nothing is proven yet\. The planned effect needs about [\d,]+ visits/);
  expect(shown).toMatch(/\n {2}unknown\n {4}default {2}\d+ visits/);

  expect(await type('experiment promote mf-landers gallery opening --why wins')).toMatch(
    /shows opening to all visitors from the next page on \(revision/,
  );
  expect(await type('experiment promote mf-landers gallery opening --why wins')).toContain('Nothing changed');
  expect(await type('experiment stop mf-landers gallery --why over')).toContain('/landers/gallery has no experiment');
  expect(await type('experiment show mf-landers')).toMatch(/shows opening\.[\s\S]*ended .* with opening/);
  expect(await type('audit')).toContain('experiment-promote mf-landers /landers/gallery opening: wins');
});

test.each([
  ['experiment start mf-landers gallery nothing --baseline 5 --effect 10 --why x', 'has no variant nothing'],
  ['experiment start mf-landers video opening --baseline 5 --effect 10 --why x', 'has no lander /landers/video'],
  ['experiment start mf-landers gallery opening --baseline lots --effect 10 --why x', 'not a percentage'],
  ['experiment start mf-landers gallery opening --why x', '--baseline'],
  ['experiment show mf-landers gallery --by hour', '--by takes language, device, country'],
  ['experiment show mf-landers Ga_llery', 'is not a lander'],
  ['experiment promote mf-landers gallery opening', '--why'],
])('refuses %s', async (line, reason) => {
  expect(await type(line)).toContain(reason);
});

test('refuses the token of another team', async () => {
  expect(await type(startLine, 'mf-chat')).toMatch(/not|token/i);
  expect(control.registry.current().experiments?.['/landers/gallery']?.end).toBeDefined();
});
