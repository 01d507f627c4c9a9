import { bus } from '@pairwise/bus';
import { type ReactNode, useEffect } from 'react';

import { useActivePage } from './active-page.ts';
import { SafeErrorPage } from './error-page/error-boundary.tsx';
import { ErrorPage } from './error-page/error-page.tsx';
import { LangConfig } from './language/lang-config.tsx';

/** Tells, as remotes do, that the screen of the address stands in the page. */
const Arrival = ({ children }: { children: ReactNode }) => {
  useEffect(() => bus.emit('navigation:done', { path: location.pathname }), []);
  return children;
};

/** The pages that are the shell's own: the choice of language, and the one for addresses that nobody has. */
export const ShellPage = () => {
  const active = useActivePage();
  if (active !== null && active?.remote !== 'shell') return null;
  return (
    <Arrival key={active?.route.id}>
      {active === null ? <SafeErrorPage page={<ErrorPage status={404} />} /> : <LangConfig />}
    </Arrival>
  );
};
