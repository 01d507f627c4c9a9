import { openRegistry } from '../registry/index.ts';
import { frameDist, landersDist } from '../testing/landers-dist.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { operator } from '../testing/start-gateway.ts';
import { resolve } from './resolve.ts';
import { templateSource, type TemplateRequest } from './template-source.ts';

const settings = { name: 'Test', domain_language: 'en-GB', index_title: 'Front', description: 'All about it' };
const visitor = { bucket: '', country: '', language: 'en', niche: 1, staff: false } as const;
const heads: TemplateRequest['heads'] = {
  'landers-gallery': { texts: {}, variants: { opening: { en: { title: 'Opening night' } } } },
};

/** Opens a source of templates that records how many it has made. */
const openSource = () => {
  const registry = openRegistry({ dataDir: temporaryFolder() });
  for (const dist of [frameDist(), landersDist()]) registry.putLive(dist, operator);
  let made = 0;
  const { get } = templateSource({
    demo: true,
    https: false,
    trustedTypes: true,
    styleOf: async () => {
      made += 1;
      return '';
    },
  });
  const document = registry.current();
  const open = async (pathname: string): Promise<string> => {
    const resolution = resolve(document, { pathname, visitor });
    if (!resolution) throw new Error('no shell is live');
    const template = await get({
      resolution,
      settings,
      language: 'en',
      heads,
      frontHeads: undefined,
      url: new URL(`http://test.example${pathname}`),
      isSignedIn: false,
      fills: [],
      room: { html: '', scripts: [] },
      origins: ['http://test.example'],
      canonical: 'http://test.example',
      own: undefined,
    });
    return String(template.body({ nonce: 'n' }, undefined));
  };
  return { open, made: () => made };
};

test('LAND-01 invented slugs share the template of one, so that they drive no other page out', async () => {
  const { open, made } = openSource();
  const [page, variant] = [await open('/landers/gallery'), await open('/landers/gallery/opening')];
  expect([page, variant].map((html) => html.includes('<title>Opening night'))).toEqual([false, true]);
  expect(made()).toBe(2);
  const invented = new Set<string>();
  for (let nth = 0; nth < 400; nth += 1) invented.add(await open(`/landers/gallery/invented-${nth}`));
  expect([made(), invented.size]).toEqual([3, 1]);
  // The templates of real pages are still there.
  expect([await open('/landers/gallery'), await open('/landers/gallery/opening')]).toEqual([page, variant]);
  expect(made()).toBe(3);
});
