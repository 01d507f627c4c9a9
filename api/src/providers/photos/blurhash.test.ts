import { decode } from 'blurhash';
import sharp from 'sharp';

import { blurhashOf } from './blurhash.ts';

const plain = (background: string) =>
  sharp({ create: { width: 80, height: 100, channels: 3, background } })
    .png()
    .toBuffer();

test('the blurhash of a plain picture has its colour', async () => {
  for (const colour of [
    [255, 128, 0],
    [32, 64, 96],
  ] as const) {
    const pixels = decode(await blurhashOf(await plain(`rgb(${colour.join()})`)), 8, 8);
    colour.forEach((expected, channel) => {
      const values = Array.from(pixels).filter((_, index) => index % 4 === channel);
      const average = values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(Math.abs(average - expected)).toBeLessThan(12);
    });
  }
});

test('the blurhash is light where the picture is light', async () => {
  const halves = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#000' } })
    .composite([{ input: { create: { width: 80, height: 50, channels: 3, background: '#fff' } }, gravity: 'north' }])
    .png()
    .toBuffer();
  const pixels = decode(await blurhashOf(halves), 4, 4);
  expect(pixels[0]).toBeGreaterThan(200);
  expect(pixels[4 * 4 * 3]).toBeLessThan(60);
});
