import { isRouteLive } from '@pairwise/remote';

/** Link to a page in a new tab, so that the form keeps its input. Renders plain text while the page is not live. */
export const PageLink = ({ to, children }: { to: string; children: string }) =>
  isRouteLive(to) ? (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    children
  );
