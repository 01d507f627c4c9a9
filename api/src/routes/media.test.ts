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
    expect(answer.headers['cache-control']).toBe('private, max-age=60, must-revalidate');
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

  describe('ENT-05 a photo dies within a minute of its deletion or refusal', () => {
    const ask = (photo: string | undefined, etag?: string) =>
      api.app.inject({
        url: `/media/${photo}-320.webp`,
        headers: etag === undefined ? {} : { 'if-none-match': etag },
      });

    test('who has it asks again after a minute at most, and is answered in few bytes while it lives', async () => {
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
      // Two addresses of one content tell nothing of each other.
      expect((await ask(photos[1])).headers.etag).not.toBe(etag);
    });

    test.each(['deleted', 'rejected'] as const)('once %s it is not found, also by who has it', async (status) => {
      const { id, photos } = await api.make({ photos: ['active'] });
      const etag = String((await ask(photos[0])).headers.etag);
      await api.db.updateTable('photos').set({ status, position: null }).where('user_id', '=', id).execute();
      const after = await ask(photos[0], etag);
      expect([after.statusCode, after.headers['cache-control'], after.headers.etag]).toEqual([
        404,
        'no-store',
        undefined,
      ]);
    });

    test('what only its owner may see is kept by nobody', async () => {
      const person = await api.make({ photos: ['pending'] });
      const client = await api.as(person);
      const answer = await api.app.inject({
        url: `/media/${person.photos[0]}-320.webp`,
        headers: { cookie: client.cookie() ?? '' },
      });
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
    });
  });
});
