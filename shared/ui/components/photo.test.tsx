import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CoverLink, Photo, PhotoButton, PhotoCard } from '../index.ts';
import { blurhashColour } from './blurhash-colour.ts';

test('reads the average colour of a photo from a valid blurhash only', () => {
  expect(blurhashColour('LEF;%N')).toBe('#8a6a9b');
  expect(blurhashColour('LE0000')).toBe('#000000');
  expect(blurhashColour(null)).toBeUndefined();
  expect(blurhashColour('LE')).toBeUndefined();
  expect(blurhashColour('LE"<>&')).toBeUndefined();
  expect(blurhashColour('LE~~~~')).toBeUndefined();
});

test('a photo loads lazily, the first of a screen immediately', () => {
  render(
    <>
      <Photo src="/media/1.webp" alt="Photo 1 of Anna" priority />
      <Photo src="/media/2.webp" alt="Photo 2 of Anna" />
      <Photo src={null} alt="Photo 3 of Anna" />
    </>,
  );
  const [first, second, none] = screen.getAllByRole('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(none).toHaveAccessibleName('Photo 3 of Anna');
});

test('an icon replaces a photo that failed to load until the network is back', () => {
  render(<Photo src="/media/1.webp" alt="Photo 1 of Anna" />);
  const photo = () => screen.getByRole('img', { name: 'Photo 1 of Anna' });
  fireEvent.error(photo());
  expect(photo().tagName).toBe('DIV');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(photo().tagName).toBe('IMG');
});

test('a member’s card is one link with one name, and its button is outside of the link', async () => {
  const user = userEvent.setup();
  const onLike = jest.fn();
  render(
    <PhotoCard
      photo={{ src: '/media/1.webp' }}
      title="Amina, 30"
      subtitle="Rotterdam"
      onlineLabel="online"
      link={<CoverLink href="#amina" aria-label="Amina, 30, Rotterdam, online" />}
      action={<PhotoButton label="Like Amina" pressed={false} onClick={onLike} />}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Amina, 30, Rotterdam, online' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect(onLike).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Like Amina', pressed: false })).toHaveFocus();
  expect(location.hash).toBe('');
});

test('a locked photo shows the reason', () => {
  render(<PhotoCard photo={null} title="Zsófia" lockedLabel="Opens with Premium" />);
  expect(screen.getByText('Opens with Premium')).toBeInTheDocument();
  expect(screen.queryByText('Zsófia')).not.toBeInTheDocument();
});
