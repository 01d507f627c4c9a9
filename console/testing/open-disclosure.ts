import { fireEvent, screen, userEvent } from '@pairwise/testing';

import { renderConsole } from './render-console.tsx';

/** Opens a disclosure by its summary. jsdom opens the details element without firing its toggle event. */
export const openDisclosure = async (summary: HTMLElement): Promise<void> => {
  await userEvent.click(summary);
  const details = summary.closest('details');
  if (details) fireEvent(details, new Event('toggle'));
};

/** Renders mf-chat and opens the details of its newest version. Returns the heading of the difference. */
export const openDetailsOfNewest = async (): Promise<HTMLElement> => {
  renderConsole('/deployables/mf-chat');
  const lines = await screen.findAllByText('Gate and difference');
  await userEvent.click(lines[0] ?? document.body);
  return screen.findByRole('heading', { name: 'Difference from 1.0.0' });
};
