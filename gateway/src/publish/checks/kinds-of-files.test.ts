import { refusalOf, runCheck, remoteBuild, shellBuild, type Bad } from '../../testing/gate-fixtures.ts';

const svg = (inside: string) => ({ files: { 'a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>` } });
test.each<Bad>([
  ['a style sheet', { files: { 'a.css': 'body { color: red }' } }, /style sheet: a\.css/],
  ['a document', { files: { 'a.html': '<p>' } }, /a\.html is of a kind/],
  ['a program', { files: { 'a.wasm': '' } }, /a\.wasm is of a kind/],
  ['an SVG file with a script', svg('<script>steal()</script>'), /a\.svg is an SVG file with code/],
  ['an SVG file with a handler', svg('<g onload="steal()"/>'), /a\.svg is an SVG file with code/],
])('PLAT-02 refuses %s', async (_what, options, reason) => {
  expect(await refusalOf('kinds-of-files', options)).toMatch(reason);
});

test('PLAT-02 accepts an SVG file and the style sheets of the shell, but no HTML file with code', async () => {
  expect(await runCheck('kinds-of-files', remoteBuild(svg('<path d="M0 0"/>')))).toMatchObject({ verdict: 'passed' });
  expect(await runCheck('kinds-of-files', shellBuild(), { live: [] })).toMatchObject({ verdict: 'passed' });
  const html = shellBuild({ files: { 'offline.html': '<script>steal()</script>' } });
  expect(await runCheck('kinds-of-files', html, { live: [] })).toMatchObject({ verdict: 'failed' });
});
