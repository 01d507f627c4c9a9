import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { addModalsToJsdom } from '../testing.ts';
import { Lightbox, type LightboxPicture } from './lightbox.tsx';

addModalsToJsdom();

const pictures: LightboxPicture[] = [1, 2, 3].map((number) => ({
  id: `p${number}`,
  src: `/p${number}.webp`,
  alt: `Photo ${number} of Anna`,
  width: 800,
  height: 1_000,
}));

const Album = ({ end }: { end?: string }) => {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setShown(0)}>
        Look
      </button>
      {shown !== undefined && (
        <Lightbox
          pictures={pictures}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
          label="Photos of Anna"
          closeLabel="Close"
          previousLabel="Previous"
          nextLabel="Next"
          failedText="Not loaded"
          retryLabel="Try again"
          position={`${shown + 1}`}
          {...(end !== undefined && { end })}
        />
      )}
    </>
  );
};

const open = async (end?: string) => {
  render(<Album {...(end !== undefined && { end })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  return within(screen.getByRole('dialog', { name: 'Photos of Anna' }));
};

const picture = () => screen.getByRole('img');

test('the button that reached the last photo keeps the focus', async () => {
  const box = await open();
  const next = box.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  await userEvent.click(next);
  expect(picture()).toHaveAccessibleName('Photo 3 of Anna');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  expect(next).toBeVisible();
  await userEvent.click(box.getByRole('button', { name: 'Previous' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(next).not.toBeVisible();
});

test('arrow keys step through the photos and stop at the last', async () => {
  const box = await open();
  expect(picture()).toHaveAccessibleName('Photo 1 of Anna');
  await userEvent.keyboard('{ArrowLeft}');
  expect(picture()).toHaveAccessibleName('Photo 1 of Anna');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(picture()).toHaveAccessibleName('Photo 3 of Anna');
  expect(box.getByRole('status')).toHaveTextContent('3');
});

test('shows the given end after the last photo', async () => {
  const box = await open('Five more');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(box.getByText('Five more')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(box.getByRole('button', { name: 'Previous' }));
  expect(picture()).toHaveAccessibleName('Photo 3 of Anna');
});

test('the close button closes, and the opener gets the focus back', async () => {
  const box = await open();
  await userEvent.click(box.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Look' })).toHaveFocus();
});

test('Escape closes', async () => {
  await open();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a photo that fails to load says so, and can be loaded again', async () => {
  const box = await open();
  fireEvent.error(picture());
  expect(box.getByRole('alert')).toHaveTextContent('Not loaded');
  await userEvent.click(box.getByRole('button', { name: 'Try again' }));
  expect(box.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.error(picture());
  fireEvent.online(window);
  expect(picture()).toHaveAccessibleName('Photo 1 of Anna');
});

test('a photo has its shape before it arrives', async () => {
  await open();
  expect(picture()).toHaveAttribute('width', '800');
  expect(picture()).toHaveAttribute('height', '1000');
});

test('plus, minus and a double click zoom; the next photo is shown whole', async () => {
  await open();
  await userEvent.keyboard('+');
  expect(picture()).toHaveAttribute('data-scale', '1.5');
  await userEvent.keyboard('-');
  expect(picture()).toHaveAttribute('data-scale', '1');
  await userEvent.dblClick(picture());
  expect(picture()).toHaveAttribute('data-scale', '2.5');
  await userEvent.keyboard('{ArrowRight}');
  expect(picture()).toHaveAttribute('data-scale', '1');
});

const touch = (name: string, x: number, y = 300) => ({ pointerName: name, coords: { clientX: x, clientY: y } });

test('a swipe steps forward and back, a small movement does not, a swipe down closes', async () => {
  const user = userEvent.setup();
  await open();
  const swipe = (fromX: number, toX: number, fromY = 300, toY = 300) =>
    user.pointer([
      { keys: '[TouchA>]', target: picture(), coords: { clientX: fromX, clientY: fromY } },
      touch('TouchA', toX, toY),
      { keys: '[/TouchA]' },
    ]);
  await swipe(300, 270);
  expect(picture()).toHaveAccessibleName('Photo 1 of Anna');
  await swipe(300, 120);
  expect(picture()).toHaveAccessibleName('Photo 2 of Anna');
  await swipe(100, 260);
  expect(picture()).toHaveAccessibleName('Photo 1 of Anna');
  await swipe(200, 210, 100, 300);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('two fingers moving apart zoom in and do not swipe', async () => {
  const user = userEvent.setup();
  await open();
  await user.pointer([
    { keys: '[TouchA>]', target: picture(), coords: { clientX: 180, clientY: 300 } },
    { keys: '[TouchB>]', target: picture(), coords: { clientX: 220, clientY: 300 } },
    touch('TouchA', 160),
    touch('TouchB', 240),
    { keys: '[/TouchA]' },
    { keys: '[/TouchB]' },
  ]);
  expect(Number(picture().dataset['scale'])).toBeCloseTo(2);
  expect(picture()).toHaveAccessibleName('Photo 1 of Anna');
});
