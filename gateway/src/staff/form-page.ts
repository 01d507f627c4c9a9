import type { Language } from '@pairwise/contracts/languages';

import { html, type Markup } from '../http/html.ts';
import { staffStyle } from './staff-style.ts';

/**
 * The headers of a page that consists of forms only: it runs no script, and no page can show it in a frame. Its opener policy
 * differs from that of the product's pages, so a page that opens it in a window gets no access to it, although both have the
 * same origin.
 */
export const formPageHeaders = (nonce: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
});

interface FormPage {
  language: Language;
  nonce: string;
  title: string;
  /** What went wrong, in a sentence. */
  error?: string;
  content?: Markup;
}

/** Renders a page that consists of forms only. It needs no style or script of the shell, which may not be live. */
export const renderFormPage = ({ language, nonce, title, error, content }: FormPage): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${{ markup: staffStyle }}
        </style>
      </head>
      <body>
        <main>${error === undefined ? undefined : html`<p role="alert">${error}</p>`} ${content}</main>
      </body>
    </html> `.markup;
