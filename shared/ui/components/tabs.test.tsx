import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { TabPanel, Tabs } from '../index.ts';

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
  { id: 'online', label: 'Online' },
];

const Example = () => {
  const [selected, setSelected] = useState('all');
  return (
    <>
      <Tabs label="Messages" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tab={selected}>Content of {selected}</TabPanel>
    </>
  );
};

test('one tab is in the tab order, arrow keys select and wrap around, the panel is named by its tab', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Unread', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Unread' })).toHaveTextContent('Content of unread');
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Online', selected: true })).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('tab', { name: 'Online', selected: true })).toHaveFocus();
  await user.click(screen.getByRole('tab', { name: 'Unread' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Content of unread');
});
