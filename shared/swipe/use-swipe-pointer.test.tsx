/** @jsxImportSource react */
import { addPointerEventsToJsdom, fireEvent, render, screen } from '@pairwise/testing';

import type { Direction } from './swipe-maths.ts';
import { useSwipePointer } from './use-swipe-pointer.ts';

addPointerEventsToJsdom();

const onSwipe = jest.fn<boolean, [Direction]>();
const onPress = jest.fn<void, []>();

const Card = () => (
  <article {...useSwipePointer({ onSwipe })}>
    <button type="button" onClick={onPress}>
      next photo
    </button>
  </article>
);

const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
const open = () => {
  render(<Card />);
  return screen.getByRole('article');
};
const down = (card: HTMLElement, x = 200, y = 300) =>
  fireEvent.pointerDown(card, { ...finger, clientX: x, clientY: y });
const move = (card: HTMLElement, x: number, y = 300) =>
  fireEvent.pointerMove(card, { ...finger, clientX: x, clientY: y });
const up = (card: HTMLElement, x: number, y = 300) => fireEvent.pointerUp(card, { ...finger, clientX: x, clientY: y });
const isAtRest = (card: HTMLElement) =>
  card.dataset['dragging'] === undefined && card.style.getPropertyValue('--drag-x') === '0px';

beforeEach(() => {
  onSwipe.mockReset().mockReturnValue(true);
  onPress.mockReset();
});

// Elements in jsdom have no width: the threshold is its minimum, 56 px.
test('MEMBER-09 the card follows the finger, the stamp fades in with the distance, and a release beyond throws it', () => {
  const card = open();
  down(card);
  move(card, 228);
  expect(card.dataset['dragging']).toBe('');
  expect(card.style.getPropertyValue('--drag-x')).toBe('28px');
  expect(card.style.getPropertyValue('--drag-right')).toBe('0.5');
  expect(card.style.getPropertyValue('--drag-left')).toBe('0');
  move(card, 300);
  expect(card.style.getPropertyValue('--drag-right')).toBe('1');
  up(card, 300);
  expect(onSwipe.mock.calls).toEqual([['right']]);
  // It leaves from where it was released.
  expect(card.dataset['dragging']).toBeUndefined();
  expect(card.style.getPropertyValue('--drag-x')).toBe('100px');
});

test('a drag to the left throws to the left', () => {
  const card = open();
  down(card);
  move(card, 120);
  expect(card.style.getPropertyValue('--drag-left')).toBe('1');
  up(card, 120);
  expect(onSwipe.mock.calls).toEqual([['left']]);
});

test('a release below the threshold springs back', () => {
  const card = open();
  down(card);
  move(card, 220);
  up(card, 220);
  expect(onSwipe).not.toHaveBeenCalled();
  expect(isAtRest(card)).toBe(true);
});

test('a refused swipe springs back', () => {
  onSwipe.mockReturnValue(false);
  const card = open();
  down(card);
  move(card, 320);
  up(card, 320);
  expect(onSwipe).toHaveBeenCalledTimes(1);
  expect(isAtRest(card)).toBe(true);
});

test('vertical scroll wins: a movement that began downwards throws nothing', () => {
  const card = open();
  down(card);
  move(card, 210, 330);
  move(card, 400, 340);
  up(card, 400, 340);
  expect(onSwipe).not.toHaveBeenCalled();
  expect(card.dataset['dragging']).toBeUndefined();
});

test('a cancelled pointer, as by the browser’s scrolling, brings the card back', () => {
  const card = open();
  down(card);
  move(card, 320);
  fireEvent.pointerCancel(card, finger);
  expect(isAtRest(card)).toBe(true);
  up(card, 320);
  expect(onSwipe).not.toHaveBeenCalled();
});

test('the gesture continues when the card captures the pointer from its child', () => {
  const card = open();
  down(card);
  move(card, 240);
  fireEvent.lostPointerCapture(screen.getByRole('button'), finger);
  move(card, 320);
  up(card, 320);
  expect(onSwipe.mock.calls).toEqual([['right']]);
});

test('the card springs back when it loses the pointer itself', () => {
  const card = open();
  down(card);
  move(card, 320);
  fireEvent.lostPointerCapture(card, finger);
  expect(isAtRest(card)).toBe(true);
});

test('a second finger throws nothing and brings the card back', () => {
  const card = open();
  down(card);
  move(card, 320);
  fireEvent.pointerDown(card, { ...finger, pointerId: 2, isPrimary: false, clientX: 100, clientY: 300 });
  expect(isAtRest(card)).toBe(true);
  fireEvent.pointerMove(card, { ...finger, pointerId: 2, isPrimary: false, clientX: 10, clientY: 300 });
  up(card, 320);
  expect(onSwipe).not.toHaveBeenCalled();
});

test('another mouse button is no swipe', () => {
  const card = open();
  fireEvent.pointerDown(card, { ...finger, pointerType: 'mouse', button: 2, clientX: 200, clientY: 300 });
  move(card, 320);
  up(card, 320);
  expect(onSwipe).not.toHaveBeenCalled();
});

test('the release of a drag clicks nothing on the card; a press without a drag does', () => {
  const card = open();
  const button = screen.getByRole('button');
  down(card);
  move(card, 225);
  up(card, 225);
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  down(card);
  move(card, 203);
  up(card, 203);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
});
