import { demoSettings, renderScreen, screen } from '@pairwise/testing';

import de from '../../messages/de.ts';
import { card } from '../../testing/builders.ts';
import { MemberTile } from '../search/member-tile.tsx';

const show = (fictional_singular: string) =>
  renderScreen(<MemberTile member={card(1, { fictional_icon: true })} results="/members" />, {
    messages: { 'mf-members': de },
    settings: demoSettings({ fictional_singular }),
  });

test('MEMBER-15 a site without a word of its own still marks a fictional profile', async () => {
  show('');
  expect(await screen.findByRole('link', { name: /, fiktives Profil$/ })).toBeInTheDocument();
});

test('MEMBER-15 the mark is the site’s word', async () => {
  show('Fantasieprofil');
  expect(await screen.findByRole('link', { name: /, Fantasieprofil$/ })).toBeInTheDocument();
});
