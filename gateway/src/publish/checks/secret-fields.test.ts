import {
  refusalOf,
  remoteBuild,
  type RemoteOptions,
  route,
  runCheck,
  shellBuild,
} from '../../testing/gate-fixtures.ts';

const ofSite = (text: string): RemoteOptions => ({
  name: 'mf-landers',
  routes: [route('gallery', '/landers/gallery', { zone: 'site' })],
  files: { 'lifecycle.js': text },
});

test.each([
  'h("input",{type:"password"})',
  'field.type="PASSWORD"',
  'field.setAttribute("type",`password`)',
  'h("input",{type:shown?"text":"password"})',
  'Object.assign(field,{"type":"password"})',
  'h("input",{autoComplete:"current-password"})',
  'h("input",{autoComplete:"one-time-code"})',
  'h("input",{autoComplete:"cc-number"})',
  'css({WebkitTextSecurity:"disc"})',
  'css`-webkit-text-security:disc`',
  'field.style.webkitTextSecurity="disc"',
  'parse("<input type=password>")',
  'parse(`<input autocomplete="username current-password" id="${id}">`)',
])('T1 refuses %s in a remote with pages of the site', async (text) => {
  expect(await refusalOf('secret-fields', ofSite(text))).toMatch(/^a field for a secret .*: lifecycle\.js: /);
});

test('T1 refuses such a field in what the build has rendered of its pages', async () => {
  const html = JSON.stringify({ fragments: [{ html: '<form><input type="password"></form>' }] });
  const files = { 'prerendered/screen-home.en.json': html };
  expect(await refusalOf('secret-fields', { ...ofSite('1'), files })).toMatch(/: prerendered\/screen-home\.en\.json$/);
});

test.each([
  'h("input",{type:"email",autoComplete:"email"})',
  'const password=1; t("password.forgotten"); ({password:""})',
  'const questions=[{id:"password",title:"I forgot it"},["password","texts"]]',
  'h("p",null,"Choose a password that nobody guesses")',
  'h("a",{href:"/reset-password"})',
])('T1 accepts %s', async (text) => {
  expect(await runCheck('secret-fields', remoteBuild(ofSite(text)))).toMatchObject({ verdict: 'passed' });
});

test('T1 a remote of the app has the login, and the shell has no pages', async () => {
  const login = remoteBuild({ name: 'mf-auth', files: { 'lifecycle.js': 'h("input",{type:"password"})' } });
  expect(await runCheck('secret-fields', login)).toMatchObject({ verdict: 'passed' });
  expect(await runCheck('secret-fields', shellBuild(), { live: [] })).toMatchObject({ verdict: 'passed' });
});
