import sharp from 'sharp';

import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#fa0' } })
    .png()
    .toBuffer();
  await api.app.services.photos.keep('abcdef0123456789', async () => picture);
});
afterAll(() => api.close());

describe('GET /media/<photo>-<width>.<type>', () => {
  test.each([
    ['webp', 96],
    ['jpg', 320],
    ['jpg', 640],
    ['webp', 1280],
  ])('an active photo as %s, %i wide', async (type, width) => {
    const { photos } = await api.make({ photos: ['active'] });
    const answer = await api.app.inject(`/media/${photos[0]}-${width}.${type}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type === 'jpg' ? 'image/jpeg' : 'image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  test('ten requests at once for a size nobody had asked for all get it', async () => {
    const { photos } = await api.make({ photos: ['active'] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.app.inject(`/media/${photos[0]}-640.webp`)));
    expect(new Set(answers.map((answer) => answer.rawPayload.length)).size).toBe(1);
  });

  test.each(['pending', 'rejected', 'deleted', 'uploading'] as const)('a %s photo is not found', async (status) => {
    const { photos } = await api.make({ photos: [status] });
    expect((await api.app.inject(`/media/${photos[0]}-640.jpg`)).statusCode).toBe(404);
  });

  test.each(['banned', 'suspended', 'pending_deletion'] as const)(
    'a photo of a %s account is not found',
    async (status) => {
      const { photos } = await api.make({ photos: ['active'], status });
      expect((await api.app.inject(`/media/${photos[0]}-640.jpg`)).statusCode).toBe(404);
    },
  );

  test('other sizes, the original, other files and the folder are not found', async () => {
    const { photos } = await api.make({ photos: ['active'] });
    const paths = [
      `${photos[0]}-641.jpg`,
      `${photos[0]}-640.svg`,
      `${photos[0]}`,
      'abcdef0123456789-640.jpg',
      'abcdef0123456789.original',
      '..%2f..%2fsecrets%2fkey',
      '%2e%2e/secrets/key',
      '',
      '.',
    ];
    for (const path of paths) expect([path, (await api.app.inject(`/media/${path}`)).statusCode]).toEqual([path, 404]);
  });
});
