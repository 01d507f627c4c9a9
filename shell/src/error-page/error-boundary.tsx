import { useTranslation } from '@pairwise/i18n';
import { Component, type ReactNode } from 'react';

import { ErrorPage } from './error-page.tsx';

interface Props {
  /** What is shown instead of the part that broke. */
  fallback: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

const OwnFailure = () => {
  const { t } = useTranslation('shell');
  return <p role="alert">{t('error.own')}</p>;
};

/** An error page held by a net of its own: when even that breaks, one plain sentence stands there (ERR-01). */
export const SafeErrorPage = ({ page = <ErrorPage /> }: { page?: ReactNode }) => (
  <Boundary fallback={<OwnFailure />}>{page}</Boundary>
);

/** Shows the error page for whatever breaks inside. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={<SafeErrorPage />}>{children}</Boundary>
);
