import { useTranslation } from '@pairwise/i18n';
import { Component, type ReactNode } from 'react';

import { ErrorPage } from './error-page.tsx';

interface Props {
  /** Rendered instead of children that throw. */
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

/** Renders the error page. When the error page itself throws, one plain sentence is rendered instead (ERR-01). */
export const SafeErrorPage = ({ page = <ErrorPage /> }: { page?: ReactNode }) => (
  <Boundary fallback={<OwnFailure />}>{page}</Boundary>
);

/** Renders the error page when its children throw. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={<SafeErrorPage />}>{children}</Boundary>
);
