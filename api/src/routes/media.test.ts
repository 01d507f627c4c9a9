import sharp from 'sharp';

import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#fa0' } })
    .png()
    .toBuffer();
  // Visitors may search, so that they load main photos.
  await api.db.updateTable('sites').set({ settings: '{"logged_out_search": "yes"}' }).execute();
  await api.app.services.photos.keep('abcdef0123456789', async () => picture);
});
afterAll(() => api.close());

describe('GET /media/<photo>-<width>.<type>', () => {
  test.each([
    ['webp', 96],
    ['jpg', 320],
    ['jpg', 640],
    ['webp', 1280],
  ])('serves an active photo as %s, %i pixels wide', async (type, width) => {
    const { photos } = await api.make({ photos: ['active'] });
    const response = await api.app.inject(`/media/${photos[0]}-${width}.${type}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type === 'jpg' ? 'image/jpeg' : 'image/webp');
    expect(response.headers['cache-control']).toBe('private, max-age=60, must-revalidate');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
  });

  test('ten concurrent requests for a size that does not exist yet all get it', async () => {
    const { photos } = await api.make({ photos: ['active'] });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => api.app.inject(`/media/${photos[0]}-640.webp`)),
    );
    expect(new Set(responses.map((response) => response.rawPayload.length)).size).toBe(1);
  });

  test.each(['pending', 'rejected', 'deleted', 'uploading'] as const)('does not find a %s photo', async (status) => {
    const { photos } = await api.make({ photos: [status] });
    expect((await api.app.inject(`/media/${photos[0]}-640.jpg`)).statusCode).toBe(404);
  });

  test.each(['banned', 'suspended', 'pending_deletion'] as const)(
    'does not find a photo of a %s account',
    async (status) => {
      const { photos } = await api.make({ photos: ['active'], status });
      expect((await api.app.inject(`/media/${photos[0]}-640.jpg`)).statusCode).toBe(404);
    },
  );

  test('does not find other sizes, the original, other files and the folder', async () => {
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

  describe('ENT-05 a photo is gone within a minute of its deletion or refusal', () => {
    const ask = (photo: string | undefined, etag?: string) =>
      api.app.inject({
        url: `/media/${photo}-320.webp`,
        headers: etag === undefined ? {} : { 'if-none-match': etag },
      });

    test('a browser revalidates after a minute at most, and gets an empty 304 while the photo is active', async () => {
      const { photos } = await api.make({ photos: ['active', 'active'] });
      const first = await ask(photos[0]);
      const [, seconds] = /max-age=(\d+)/.exec(String(first.headers['cache-control'])) ?? [];
      expect(Number(seconds)).toBeLessThanOrEqual(60);
      expect(first.headers['cache-control']).toMatch(/private.*must-revalidate/);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]{27}"$/);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await ask(photos[0], known);
        expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      }
      expect((await ask(photos[0], '"other"')).statusCode).toBe(200);
      // Two addresses of the same content have different tags.
      expect((await ask(photos[1])).headers.etag).not.toBe(etag);
    });

    test.each(['deleted', 'rejected'] as const)(
      'a photo that was %s is not found, also by a browser that has it',
      async (status) => {
        const { id, photos } = await api.make({ photos: ['active'] });
        const etag = String((await ask(photos[0])).headers.etag);
        await api.db.updateTable('photos').set({ status, position: null }).where('user_id', '=', id).execute();
        const after = await ask(photos[0], etag);
        expect([after.statusCode, after.headers['cache-control'], after.headers.etag]).toEqual([
          404,
          'no-store',
          undefined,
        ]);
      },
    );

    test('a photo that only its owner may see is not cached', async () => {
      const person = await api.make({ photos: ['pending'] });
      const client = await api.as(person);
      const response = await api.app.inject({
        url: `/media/${person.photos[0]}-320.webp`,
        headers: { cookie: client.cookie() ?? '' },
      });
      expect([response.statusCode, response.headers['cache-control'], response.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
    });
  });
});
