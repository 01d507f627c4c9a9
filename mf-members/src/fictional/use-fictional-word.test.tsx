import { demoSettings, renderScreen, screen } from '@pairwise/testing';

import de from '../../messages/de.ts';
import { card } from '../../testing/builders.ts';
import { MemberTile } from '../search/member-tile.tsx';

const show = (fictional_singular: string) =>
  renderScreen(<MemberTile member={card(1, { fictional_icon: true })} results="/members" />, {
    messages: { 'mf-members': de },
    settings: demoSettings({ fictional_singular }),
  });

test('MEMBER-15 a site without a word of its own marks a fictional profile all the same', async () => {
  show('');
  expect(await screen.findByRole('link', { name: /, fiktives Profil$/ })).toBeInTheDocument();
});

test('MEMBER-15 the word is the site’s', async () => {
  show('Fantasieprofil');
  expect(await screen.findByRole('link', { name: /, Fantasieprofil$/ })).toBeInTheDocument();
});
