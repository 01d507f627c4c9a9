import { type Candidate, verdict } from '../candidate.ts';

/** Parts of an SVG file that could run code. */
const activeSvg = /<script|<foreignObject|\son[a-z]+\s*=|javascript:|<!ENTITY/i;

const remoteKinds = /\.(js|map|json|svg|png|jpg|webp|avif|ico|woff2|mp4|webm|txt)$/;
/** Only the shell has style sheets, a web app manifest and an offline page. */
const shellKinds = /\.(css|html|webmanifest)$/;

const executableHtml = /<script(?![^>]*\bsrc=["']?\/)|\son[a-z]+\s*=|javascript:/i;

/**
 * Checks the kinds of files. Styles come from emotion, so a remote has no style sheet: one would stay in the page after
 * unmount. HTML and SVG files with code are refused, because they would run on this origin when opened directly.
 */
export const kindsOfFiles = async ({ isShell, version, read }: Candidate) => {
  const problems: string[] = [];
  for (const { path } of version.files) {
    const allowed = remoteKinds.test(path) || (isShell && shellKinds.test(path));
    if (!allowed)
      problems.push(path.endsWith('.css') ? `style sheet: ${path}` : `${path} is of a kind that is not served`);
    const text = /\.(svg|html)$/.test(path) ? ((await read(path))?.toString('utf8') ?? '') : '';
    if (path.endsWith('.svg') && activeSvg.test(text)) problems.push(`${path} is an SVG file with code in it`);
    if (path.endsWith('.html') && executableHtml.test(text)) problems.push(`${path} is an HTML file with code in it`);
  }
  const passed = isShell
    ? 'No HTML or SVG file with code in it.'
    : 'No style sheets, no HTML files, no SVG files with code in them.';
  return verdict('kinds-of-files', problems, passed);
};
