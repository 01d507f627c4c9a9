import { bus } from '@pairwise/bus';
import { type ReactNode, useEffect } from 'react';

import { useActivePage } from './active-page.ts';
import { SafeErrorPage } from './error-page/error-boundary.tsx';
import { ErrorPage } from './error-page/error-page.tsx';
import { LangConfig } from './language/lang-config.tsx';

/** Emits `navigation:done` when it is rendered, as remotes do. */
const Arrival = ({ children }: { children: ReactNode }) => {
  useEffect(() => bus.emit('navigation:done', { path: location.pathname }), []);
  return children;
};

/** Renders the shell's own pages: the language page, and the 404 page for unknown addresses. */
export const ShellPage = () => {
  const active = useActivePage();
  if (active !== null && active?.remote !== 'shell') return null;
  return (
    <Arrival key={active?.route.id}>
      {active === null ? <SafeErrorPage page={<ErrorPage status={404} />} /> : <LangConfig />}
    </Arrival>
  );
};
