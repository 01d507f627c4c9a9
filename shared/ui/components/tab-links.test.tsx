import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { TabLinks, TabPanel } from '../index.ts';

const tabs = [
  { id: 'received', label: 'Received', href: '#received' },
  { id: 'given', label: 'Given', href: '#given' },
  { id: 'matches', label: 'Matches', href: '#matches' },
];

const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => {
  render(
    <>
      <TabLinks label="Likes" tabs={tabs} selected="given" />
      <TabPanel tab="given">Three people</TabPanel>
    </>,
  );
});

test('each tab is a link; the selected one names the panel', () => {
  expect(screen.getByRole('tablist', { name: 'Likes' })).toBeInTheDocument();
  expect(tab('Matches')).toHaveAttribute('href', '#matches');
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Given'));
  expect(screen.getByRole('tabpanel', { name: 'Given' })).toHaveTextContent('Three people');
});

test('has one tab stop; arrows, Home and End move the focus without following the link; Enter follows it', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(tab('Given')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Matches')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Received')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Home}{End}');
  expect(tab('Matches')).toHaveFocus();
  await user.keyboard('x');
  expect(tab('Matches')).toHaveFocus();
  expect(location.hash).toBe('');
  await user.keyboard('{Enter}');
  expect(location.hash).toBe('#matches');
});
