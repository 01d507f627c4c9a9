import type { PageHeads } from '@pairwise/contracts/page-heads';
import { markOf, type PrerenderedFile } from '@pairwise/contracts/prerendered';

import { route } from './gate-fixtures.ts';
import { makeDist } from './make-dist.ts';

const json = (file: PrerenderedFile): string => JSON.stringify(file);

const niche = (title: string) =>
  `<h1 class="pw-a" style="rotate:3deg">${title}</h1><a href="/signup${markOf('tracking')}">Go</a><p>18+<span data-needs="message-price"> From ${markOf('message-price')}.</span></p><div data-slot="signup"></div>`;

const picture = '/remotes/mf-landers/1.0.0-00000001/one.webp';

const heads: PageHeads = {
  'landers-gallery': {
    texts: { en: { title: 'The gallery', description: 'A quiet room.' } },
    variants: { opening: { en: { title: 'Opening night' } } },
  },
};

/** Builds a remote with a lander that is prerendered in English, for two niches, a variant and two countries. */
export const landersDist = (files: Record<string, string> = { 'heads.json': JSON.stringify(heads) }): string =>
  makeDist({
    name: 'mf-landers',
    version: '1.0.0-00000001',
    files: {
      'remoteEntry.js': 'entry',
      'lifecycle.js': 'lifecycle',
      'one.webp': 'picture',
      ...files,
      'prerendered/screen-terms-of-demo.en.json': json({
        styles: { a: '.pw-a{color:red}' },
        fragments: [{ when: { demo: true }, html: '<h1>For show.</h1>', styles: ['a'] }],
      }),
      'prerendered/screen-gallery.en.json': json({
        styles: { a: '.pw-a{color:red}', b: '.pw-b{color:blue}' },
        fragments: [
          { when: { variant: 'opening' }, html: niche('Opening night.'), styles: ['a'] },
          { when: { settings: { niche: 2 } }, html: niche('For her.'), styles: ['a', 'b'] },
          { when: { trafficSource: true, settings: { niche: 3 } }, html: niche('Sent here.'), styles: ['a'] },
          { when: {}, html: niche('For everyone.'), styles: ['a'], picture },
        ],
      }),
    },
    description: {
      lifecycle: ['lifecycle.js'],
      data: {
        name: 'mf-landers',
        contracts: { bus: '^1', endpoints: '^1' },
        routes: [
          route('landers-gallery', '/landers/gallery/:slug?', {
            zone: 'site',
            layout: 'lander',
            access: 'visitors',
            screen: 'gallery',
          }),
          route('pages-demo', '/pages/demo', { zone: 'site', screen: 'terms-of-demo' }),
          route('pages-terms', '/pages/terms', { zone: 'site', screen: 'terms' }),
        ],
        widgets: [],
      },
    },
  });

const form = (notice: string) =>
  `<form method="post">${notice}<input type="hidden" name="attempt" value="${markOf('attempt')}"/>` +
  '<input type="email" name="email"/><input type="password" name="password"/><input name="day"/>' +
  '<select name="month"><option value="">Month</option><option value="1">May</option><option value="11">June</option></select>' +
  '<textarea rows="3" name="signup_message"></textarea><input type="checkbox" name="terms"/></form>';

/** Builds a remote with the signup widget, which is prerendered in English. */
export const authDist = (): string =>
  makeDist({
    name: 'mf-auth',
    version: '1.0.0-00000001',
    files: {
      'remoteEntry.js': 'entry',
      'lifecycle.js': 'lifecycle',
      'prerendered/widget-signup.en.json': json({
        styles: { a: '.pw-a{color:red}', f: '.pw-f{color:green}' },
        fragments: [
          { when: { settings: { signups: 'all' } }, html: form(''), styles: ['a', 'f'] },
          { when: {}, html: '<p>Closed</p>', styles: ['f'] },
          { when: { result: 'email_exists' }, html: form('<p>You have an account.</p>'), styles: ['a', 'f'] },
          {
            when: { result: 'date_of_birth_required' },
            html: form(`<p>From ${markOf('min-age')} years.</p>`),
            styles: ['f'],
          },
          { when: { result: 'invalid_name.at' }, html: form('<p>Not with an at sign.</p>'), styles: ['f'] },
          { when: { result: 'terms' }, html: form('<p>Agree to the terms.</p>'), styles: ['f'] },
          { when: { result: 'mailed' }, html: `<p>Mailed to ${markOf('email')}.</p>`, styles: ['f'] },
          { when: { result: 'error' }, html: form('<p>Please try again later.</p>'), styles: ['f'] },
        ],
      }),
    },
    description: {
      lifecycle: ['lifecycle.js'],
      data: {
        name: 'mf-auth',
        contracts: { bus: '^1', endpoints: '^1' },
        routes: [route('login', '/login'), route('signup', '/signup')],
        widgets: [{ slot: 'signup', name: 'signup' }],
      },
    },
  });

/** Builds a shell with the frame of landers in English. */
export const frameDist = (): string =>
  makeDist({
    name: 'shell',
    version: '1.0.0-00000002',
    files: {
      'main.js': 'console.log("shell")',
      'tokens.css': ':root { --c: red }',
      'prerendered/start-lander.en.json': json({
        styles: { s: '.pw-s{color:black}' },
        fragments: [{ when: {}, html: `<header class="pw-s">${markOf('site')}</header>`, styles: ['s'] }],
      }),
      'prerendered/end-lander.en.json': json({
        styles: {},
        fragments: [
          {
            when: {},
            html: '<ul><li data-route="/pages/terms"><a href="/pages/terms">Terms</a></li><li data-route="/pages/faq"><a href="/pages/faq">FAQ</a></li></ul>',
            styles: [],
          },
        ],
      }),
    },
    description: { trustedTypes: ['shell@1.0.0-00000002', 'pairwise-shell'] },
  });
