import { type Candidate, verdict } from '../candidate.ts';

/** Anything in a drawing that could run. */
const activeSvg = /<script|<foreignObject|\son[a-z]+\s*=|javascript:|<!ENTITY/i;

const remoteKinds = /\.(js|map|json|svg|png|jpg|webp|avif|ico|woff2|mp4|webm|txt)$/;
/** The shell alone brings the page's own sheets, its manifest and what is shown without a network. */
const shellKinds = /\.(css|html|webmanifest)$/;

const executableHtml = /<script(?![^>]*\bsrc=["']?\/)|\son[a-z]+\s*=|javascript:/i;

/**
 * Style comes from emotion, so no remote has a sheet: one would stay in the page after the remote has left. Documents
 * and drawings with code are refused, for opened by their address they would run on our origin.
 */
export const kindsOfFiles = async ({ isShell, version, read }: Candidate) => {
  const problems: string[] = [];
  for (const { path } of version.files) {
    const allowed = remoteKinds.test(path) || (isShell && shellKinds.test(path));
    if (!allowed)
      problems.push(path.endsWith('.css') ? `style sheet: ${path}` : `${path} is of a kind that is not served`);
    const text = /\.(svg|html)$/.test(path) ? ((await read(path))?.toString('utf8') ?? '') : '';
    if (path.endsWith('.svg') && activeSvg.test(text)) problems.push(`${path} is a drawing with code in it`);
    if (path.endsWith('.html') && executableHtml.test(text)) problems.push(`${path} is a document with code in it`);
  }
  const passed = isShell
    ? 'No document or drawing with code in it.'
    : 'No style sheets, no documents, no drawings with code in them.';
  return verdict('css', problems, passed);
};
