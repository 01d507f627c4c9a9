/**
 * The program that prerenders a deployable (`shared/webpack/src/prerender.ts`): writes what the `prerender` of its
 * `prerender.tsx` returns as JSON to the file that the first argument names. A missing text is an error.
 */
import { writeFileSync } from 'node:fs';

import { prerender } from 'this-prerender';

const problems: unknown[] = [];
// React and i18n report mistakes here, such as a text that a language lacks.
console.error = (...details: unknown[]) => void problems.push(...details);

const files = await prerender();
if (problems.length > 0) throw new Error(problems.map(String).join('\n'));
writeFileSync(process.argv[2] ?? '', JSON.stringify(files));
