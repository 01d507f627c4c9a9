import { queryClient, QueryClientProvider } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { BrowserRouter, Link, Route, Routes } from '@pairwise/router';
import { Container, EmotionProvider, EmptyState, LinkButton, Skeleton, theme } from '@pairwise/ui';

import { useSession } from './api/queries.ts';
import { Audit } from './audit/audit.tsx';
import { Explain } from './explain/explain.tsx';
import { LoadError } from './frame/error-text.tsx';
import { Frame } from './frame/frame.tsx';
import { Overview } from './overview/overview.tsx';
import { paths } from './paths.ts';
import { Deployable } from './deployable/deployable.tsx';
import { SessionContext } from './session-context.ts';
import { SignIn } from './sign-in/sign-in.tsx';
import { Zones } from './zones/zones.tsx';

const NotFound = () => {
  const { t } = useTranslation('console');
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      <EmptyState
        level={1}
        title={t('state.notFoundTitle')}
        action={
          <LinkButton as={Link} to={paths.deploys()} variant="primary">
            {t('state.toDeploys')}
          </LinkButton>
        }
      >
        {t('state.notFound')}
      </EmptyState>
    </Container>
  );
};

/** Shows the requested page, or the sign-in in its place. After signing in, the address still is the requested one. */
const Console = () => {
  const session = useSession();
  if (session.data) {
    return (
      <SessionContext value={session.data}>
        <Frame session={session.data}>
          <Routes>
            <Route path="/" element={<Overview />} />
            <Route path="/deployables/:name" element={<Deployable />} />
            <Route path="/audit" element={<Audit />} />
            <Route path="/explain" element={<Explain />} />
            <Route path="/scripts" element={<Zones />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Frame>
      </SessionContext>
    );
  }
  return (
    <Frame session={null}>
      {session.data === null && <SignIn />}
      {session.data === undefined && session.isError && (
        <LoadError error={session.error} onRetry={() => void session.refetch()} retrying={session.isFetching} />
      )}
      {session.isPending && (
        <Container css={{ paddingBlock: theme.space[5] }} aria-busy="true">
          <Skeleton height={36} width={240} />
        </Container>
      )}
    </Frame>
  );
};

export const App = () => (
  <EmotionProvider>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Console />
      </BrowserRouter>
    </QueryClientProvider>
  </EmotionProvider>
);
