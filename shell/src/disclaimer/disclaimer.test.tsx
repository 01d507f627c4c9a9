import { demoSettings, renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { Disclaimer } from './disclaimer.tsx';

const show = (settings = demoSettings()) => renderScreen(<Disclaimer />, { settings, messages: { shell: en } });

test('LAYOUT-01 the disclaimer says that members speak for themselves', () => {
  show();
  expect(screen.getByText(/Members of Pairwise speak for themselves/)).toBeVisible();
  expect(screen.queryByText(/made up/)).toBeNull();
});

test('LAYOUT-01 MEMBER-15 a site with fictional profiles says so in its own words', () => {
  show(
    demoSettings({
      fictional_warning: true,
      fictional_singular: 'entertainment profile',
      fictional_plural: 'entertainment profiles',
    }),
  );
  expect(screen.getByText(/Some profiles are entertainment profiles/)).toBeVisible();
});

test('MEMBER-15 uses the default words when the site has set none', () => {
  show(demoSettings({ fictional_warning: true, fictional_singular: '', fictional_plural: '' }));
  expect(screen.getByText(/Some profiles are fictional profiles\. Each is marked “fictional profile”/)).toBeVisible();
});
