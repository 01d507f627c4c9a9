import { entrySkipKey, type Layout } from '@pairwise/contracts';
import { act, busWriter, demoSettings, fireEvent, people, renderScreen, screen, userEvent } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { EntryWarning } from './entry-warning.tsx';
import { showsWarning } from './shows-warning.ts';

addModalsToJsdom();

const layouts: Layout[] = ['default', 'empty', 'chat', 'lander'];
const booleans = [false, true];

describe('ENTRY-01 ENTRY-02 every combination of the conditions', () => {
  for (const layout of layouts)
    for (const who of ['visitor', 'member', 'not known yet'] as const)
      for (const isInstalled of booleans)
        for (const wasSkipped of booleans)
          for (const setting of ['yes', 'no'] as const)
            for (const country of ['NL', 'DE', 'BE', 'US']) {
              const allowed = layout === 'default' || layout === 'empty' || country === 'NL' || country === 'DE';
              const expected = who === 'visitor' && !isInstalled && !wasSkipped && setting === 'yes' && allowed;
              const facts = { layout, who, isInstalled, wasSkipped, setting, country };
              test(`${JSON.stringify(facts)}: ${expected}`, () => {
                const user = { visitor: null, member: people.free, 'not known yet': undefined }[who];
                const settings = { enable_site_entry_popup: setting, geoip_country: country };
                expect(showsWarning({ layout, user, isInstalled, wasSkipped, settings })).toBe(expected);
              });
            }
});

const settings = demoSettings({ enable_site_entry_popup: 'yes' });
const show = (layout: Layout = 'default') =>
  renderScreen(<EntryWarning layout={layout} />, { settings, messages: { shell: en } });

test('ENTRY-01 warns a visitor, and hides the warning when they turn out to be a member', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Adults only' })).toBeVisible();
  act(() => busWriter.user(people.free));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ENTRY-01 neither Escape nor a click beside it counts as a choice', async () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'Adults only' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await userEvent.click(dialog);
  expect(screen.getByRole('dialog', { name: 'Adults only' })).toBeVisible();
  expect(localStorage.getItem(entrySkipKey)).toBeNull();
});

test('ENTRY-01 a key meant for the page, or held down, does not say that the visitor is an adult', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  show();
  expect(screen.getByRole('heading', { name: 'Adults only' })).toHaveFocus();
  await userEvent.keyboard(' {Enter}');
  const enter = screen.getByRole('button', { name: 'I am 18 or older' });
  act(() => enter.focus());
  now.mockReturnValue(1_499);
  await userEvent.keyboard(' {Enter}');
  now.mockReturnValue(1_500);
  expect(fireEvent.keyDown(enter, { key: 'Enter', repeat: true })).toBe(false);
  expect(screen.getByRole('dialog', { name: 'Adults only' })).toBeVisible();
  expect(localStorage.getItem(entrySkipKey)).toBeNull();
  expect(fireEvent.keyDown(enter, { key: 'Enter' })).toBe(true);
});

test('ENTRY-03 closing stores the time of the skip, and the next document shows no warning', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'I am 18 or older' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const stamp = localStorage.getItem(entrySkipKey);
  expect(Math.abs(Date.now() - Date.parse(String(stamp)))).toBeLessThan(60_000);
  unmount();
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
});
