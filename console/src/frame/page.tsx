import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { Container, Heading, media, theme } from '@pairwise/ui';
import { type ReactNode, useEffect, useRef } from 'react';

let lastPath: string | undefined;

export interface PageProps {
  title: string;
  /** Beside the heading. */
  aside?: ReactNode;
  /** Above the heading: a link back. */
  above?: ReactNode;
  children: ReactNode;
}

/** One page. Its heading gets the focus after a navigation, so that a screen reader announces the new page. */
export const Page = ({ title, aside, above, children }: PageProps) => {
  const { t } = useTranslation('console');
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · ${t('site')}`;
  }, [title, t]);

  useEffect(() => {
    // A screen reader reads a newly loaded document from its top without help.
    if (lastPath !== undefined && lastPath !== pathname) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    lastPath = pathname;
  }, [pathname]);

  return (
    <Container
      css={{
        display: 'grid',
        gap: theme.space[4],
        alignContent: 'start',
        paddingBlock: theme.space[4],
        [media.up('lg')]: { gap: theme.space[5], paddingBlock: theme.space[5] },
      }}
    >
      <header css={{ display: 'grid', gap: theme.space[1] }}>
        {above}
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: theme.space[3],
          }}
        >
          <Heading level={1} ref={heading} tabIndex={-1} css={{ outline: 'none', overflowWrap: 'anywhere' }}>
            {title}
          </Heading>
          {aside}
        </div>
      </header>
      {children}
    </Container>
  );
};
