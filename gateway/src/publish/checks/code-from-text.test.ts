import { refusalOf, runCheck, remoteBuild, type RemoteOptions, shellBuild } from '../../testing/gate-fixtures.ts';

const code = (text: string): RemoteOptions => ({ files: { 'lifecycle.js': text } });
test.each([
  'eval("1")',
  '(0, eval)("1")',
  'window.eval("1")',
  'const e = eval; e("1")',
  'globalThis["eval"]("1")',
  'new Function("return this")()',
  'Function("return this")()',
  'self.Function("a", "return a")',
  '(() => {}).constructor("return this")()',
  'setTimeout("alert(1)", 0)',
  'window.setInterval(`alert(${1})`, 10)',
  'setTimeout("alert(" + x + ")", 0)',
  'import("https://example.com/x.js")',
  'import(address)',
])('PLAT-05 refuses %s', async (text) => {
  expect(await refusalOf('code-from-text', code(text))).toMatch(/lifecycle.js: /);
});

test.each([
  'x.evaluate("1"); ({ eval: 1 }).eval; const o = { Function: 1 }',
  'typeof f === "function" && f instanceof Function',
  'setTimeout(() => "alert(1)", 0)',
  'class A { constructor(text) { this.text = text } } new A("x")',
  'import("./part.js")',
  '"eval(1) new Function()"',
])('PLAT-05 accepts %s', async (text) => {
  expect(await runCheck('code-from-text', remoteBuild(code(text)))).toMatchObject({ verdict: 'passed' });
});

test.each(['//# sourceURL=/remotes/mf-chat/1/main.js', 'f();//@sourceURL = a.js\n'])(
  'PLAT-05 refuses a script that names itself: %j',
  async (text) => {
    expect(await refusalOf('code-from-text', code(text))).toMatch(/lifecycle\.js gives itself another name/);
    expect(
      await runCheck('code-from-text', remoteBuild(code(text.replace('sourceURL', 'sourceMappingURL')))),
    ).toMatchObject({
      verdict: 'passed',
    });
  },
);

test('PLAT-02 refuses a file that is not JavaScript', async () => {
  expect(await refusalOf('code-from-text', code('<!doctype html>'))).toMatch(/lifecycle.js is not JavaScript/);
});

test('PLAT-05 warns of the federation runtime in the shell, and refuses it in a remote', async () => {
  const text = 'Function("callbacks",`import("${s}")`)';
  expect(
    await runCheck('code-from-text', shellBuild({ files: { 'main.js': `"shell@1.0.0-00000001";${text}` } }), {
      live: [],
    }),
  ).toMatchObject({ verdict: 'warned' });
  expect(await refusalOf('code-from-text', code(text))).toMatch(/lifecycle.js: Function/);
  expect(
    await runCheck('code-from-text', shellBuild({ files: { 'main.js': '"shell@1.0.0-00000001";eval("1")' } }), {
      live: [],
    }),
  ).toMatchObject({ verdict: 'failed' });
});
