import { bus } from '@pairwise/bus';
import { type Language, languages, type User } from '@pairwise/contracts';
import { onPrepareLanguage } from '@pairwise/i18n';
import { departureAddress, setCarried } from '@pairwise/router';
import { respondToCalls, busWriter, people, person, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { type ShellActions, ShellActionsProvider } from '../shell-actions.ts';
import { applyLanguage, chooseLanguage } from './choose-language.ts';
import { LangConfig } from './lang-config.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { loadMessages } from './load-messages.ts';

const actions: ShellActions = {
  logOut: () => Promise.resolve(),
  turnOnPush: () => Promise.resolve('failed'),
  chooseLanguage: (language: Language) => chooseLanguage(language, busWriter),
};
onPrepareLanguage(loadMessages);
addModalsToJsdom();

const show = (user: User | null = people.free, path = '/') =>
  renderScreen(
    <ShellActionsProvider value={actions}>
      <LanguageMenu />
      <LangConfig />
    </ShellActionsProvider>,
    { path, user, messages: { shell: en } },
  );

test('LANG-04 LANG-06 a choice changes the page, its html lang and the bus, and is saved for the member', async () => {
  const calls = respondToCalls({ 'PUT /api/user.php': () => ({ user: person(people.free, { language: 'de' }) }) });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Language: EN, English' }));
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wähle deine Sprache' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sprache: DE, Deutsch' })).toHaveTextContent('DE');
  expect(document.documentElement.lang).toBe('de');
  expect(bus.language$.value).toBe('de');
  expect(document.cookie).toContain('lang=de');
  await waitFor(() => expect(bus.user$.value?.language).toBe('de'));
  expect(calls).toEqual(['PUT /api/user.php']);
});

test('LANG-04 a visitor’s choice is stored in the cookie only', async () => {
  const calls = respondToCalls({});
  renderScreen(
    <ShellActionsProvider value={actions}>
      <LanguageMenu />
    </ShellActionsProvider>,
    { user: null, messages: { shell: en } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Language: EN, English' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Nederlands' }));
  expect(await screen.findByRole('button', { name: 'Taal: NL, Nederlands' })).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('ROUTE-18 the language page lists all languages by their own names, marks the current one, and leads back', async () => {
  respondToCalls({ 'PUT /api/user.php': () => ({ user: people.free }) });
  history.replaceState(null, '', '/members');
  history.pushState(null, '', '/lang-config');
  show(people.free, '/lang-config');
  // The router's own mark of a navigation within this document.
  history.replaceState({ idx: 1 }, '');
  expect(screen.getByRole('heading', { name: 'Netherlands' })).toBeInTheDocument();
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  // Those of the country first, then all others.
  expect(names.slice(0, 2)).toEqual(['Nederlands', 'English']);
  expect(screen.getByRole('button', { name: 'English', current: true })).toBeVisible();
  expect(names).toHaveLength(languages.length);
  expect(names).toEqual(expect.arrayContaining(['Deutsch', 'Polski']));
  await userEvent.click(screen.getByRole('button', { name: 'Nederlands' }));
  await waitFor(() => expect(location.pathname).toBe('/members'));
});

test.each([
  ['a member', people.free, '/members'],
  ['a visitor', null, '/'],
])('ROUTE-18 without a page of this site to lead back to, a choice leads %s to the start', async (_who, user, path) => {
  respondToCalls({ 'PUT /api/user.php': () => ({ user: people.free }) });
  history.replaceState(null, '', '/another-site');
  history.pushState({ idx: 0 }, '', '/lang-config');
  show(user, '/lang-config');
  await userEvent.click(screen.getByRole('button', { name: 'Nederlands' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('nl'));
  await waitFor(() => expect(location.pathname).toBe(path));
});

test('ROUTE-18 several presses while a choice is applied lead back once', async () => {
  const applied = Promise.withResolvers<void>();
  const back = jest.spyOn(history, 'go').mockImplementation(() => undefined);
  renderScreen(
    <ShellActionsProvider value={{ ...actions, chooseLanguage: () => applied.promise }}>
      <LangConfig />
    </ShellActionsProvider>,
    { path: '/lang-config', messages: { shell: en } },
  );
  history.replaceState({ idx: 2 }, '');
  for (const name of ['Nederlands', 'Nederlands', 'Deutsch']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(back).not.toHaveBeenCalled();
  applied.resolve();
  await waitFor(() => expect(back).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(back.mock.calls).toEqual([[-1]]);
});

test('ROUTE-18 a choice that is applied after the user has left the page leads nowhere', async () => {
  const applied = Promise.withResolvers<void>();
  const back = jest.spyOn(history, 'go').mockImplementation(() => undefined);
  const { unmount } = renderScreen(
    <ShellActionsProvider value={{ ...actions, chooseLanguage: () => applied.promise }}>
      <LangConfig />
    </ShellActionsProvider>,
    { path: '/lang-config', messages: { shell: en } },
  );
  history.replaceState({ idx: 2 }, '');
  await userEvent.click(screen.getByRole('button', { name: 'Nederlands' }));
  unmount();
  applied.resolve();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(back).not.toHaveBeenCalled();
});

test('LANG-02 PLAT-05 a language that another tab chose, or that a login brought, is taken to other origins', async () => {
  const page = document.createElement('script');
  page.id = 'mfe-page';
  page.type = 'application/json';
  const origins = { site: 'http://dates.test', app: 'http://localhost', pay: 'http://pay.dates.test' };
  const routes = { liveRoutes: ['/'], zoneRoutes: { site: ['/'], pay: [] } };
  page.append(JSON.stringify({ zone: 'app', origins, ...routes, carried: 'en.value' }));
  document.head.append(page);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ carried: 'nl.value' }));
  expect(departureAddress('/')).toBe('http://dates.test/?carried=en.value');
  await applyLanguage('nl', busWriter);
  expect(departureAddress('/')).toBe('http://dates.test/?carried=nl.value');
  expect(bus.language$.value).toBe('nl');
  page.remove();
  setCarried(undefined);
});

test('LANG-05 the sheet of a phone has a short title, and its button names the current language', async () => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Language: EN, English' }));
  expect(screen.getByRole('dialog', { name: 'Language' })).toBeVisible();
});

test('LANG-05 the menu links to all languages', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Language: EN, English' }));
  expect(screen.getByRole('menuitem', { name: 'All languages' })).toHaveAttribute('href', '/lang-config');
});
