/** @jest-environment node */
import { languages } from '@pairwise/contracts/languages';
import { markOf, type PrerenderedFile } from '@pairwise/contracts/prerendered';

import { prerender } from './prerender.tsx';

const problems: unknown[] = [];
let files: Record<string, PrerenderedFile>;
beforeAll(async () => {
  // React and i18n report mistakes here, such as a missing text.
  jest.spyOn(console, 'error').mockImplementation((...details) => void problems.push(...details));
  files = await prerender();
});

test('AUTH-08 the login is rendered in every language without a mistake, with the accounts of the demo only in a demo', () => {
  expect(problems).toEqual([]);
  for (const language of languages) {
    const [demo, plain] = files[`prerendered/screen-login.${language}.json`]?.fragments ?? [];
    expect(demo?.when).toEqual({ demo: true });
    expect(plain?.when).toEqual({});
    for (const html of [demo?.html, plain?.html]) {
      expect(html).toMatch(/<input[^>]*name="email"/);
      expect(html).toContain(markOf('site'));
      // Only its code may send it: the browser would put the password into the address.
      const form = /<form[^>]*>/.exec(html ?? '')?.[0];
      expect(form).toContain('method="post"');
      expect(form).toContain('data-waits=""');
    }
    expect(plain?.html.match(/<a [^>]*data-waits/g)).toHaveLength(2);
    expect(demo?.html).toContain('login-demo');
    expect(plain?.html).not.toContain('login-demo');
  }
});
