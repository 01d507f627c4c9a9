import { isRouteLive } from '@pairwise/remote';

/** A page that is read beside the form: in a tab of its own, so that nothing typed is lost. While it is not live, its name. */
export const PageLink = ({ to, children }: { to: string; children: string }) =>
  isRouteLive(to) ? (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    children
  );
