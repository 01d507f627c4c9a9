import { bus } from '@pairwise/bus';
import { useEffect } from 'react';

import { type ActivePage, useActivePage } from './active-page.ts';
import { SafeErrorPage } from './error-page/error-boundary.tsx';
import { ErrorPage } from './error-page/error-page.tsx';
import { LangConfig } from './language/lang-config.tsx';

const ownPage = (active: ActivePage) => {
  if (active === null) return <SafeErrorPage page={<ErrorPage status={404} />} />;
  return active?.remote === 'shell' ? <LangConfig /> : null;
};

/** The pages that are the shell's own: the choice of language, and the one for addresses that nobody has. */
export const ShellPage = ({ outlet }: { outlet: HTMLElement }) => {
  const active = useActivePage();
  const page = ownPage(active);
  const isOwn = page !== null;

  useEffect(() => {
    // The outlet is the remotes': it may be hidden, never emptied.
    outlet.hidden = isOwn;
    if (isOwn) bus.emit('navigation:done', { path: location.pathname });
  }, [outlet, isOwn, active]);

  return page;
};
