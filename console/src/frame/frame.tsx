import type { SessionResponse } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Logo, media, SkipLink, Tag, theme, ToastRegion, TopBar, TopBarGap } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { LanguageMenu } from '../language/language-menu.tsx';
import { paths } from '../paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { Freshness } from './freshness.tsx';
import { MainNav } from './main-nav.tsx';

interface FrameProps {
  /** null on the sign-in page. */
  session: SessionResponse | null;
  children: ReactNode;
}

/** The frame around every page: bars, navigation and notices. */
export const Frame = ({ session, children }: FrameProps) => {
  const { t } = useTranslation('console');
  return (
    <>
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      <header
        css={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 20,
          borderBlockEnd: `1px solid ${theme.color.line}`,
          background: theme.color.surface,
        }}
      >
        <TopBar>
          <Link to={paths.deploys()} css={{ minInlineSize: 0, overflow: 'hidden', textDecoration: 'none' }}>
            <Logo name={t('site')} />
          </Link>
          <Tag
            css={{ marginInlineStart: theme.space[2], whiteSpace: 'nowrap', [media.down('lg')]: { display: 'none' } }}
          >
            {t('frame.tag')}
          </Tag>
          {session && <MainNav place="top" />}
          <TopBarGap />
          <LanguageMenu />
          {session && <AccountMenu session={session} />}
        </TopBar>
      </header>
      <main
        id="main"
        tabIndex={-1}
        css={{
          outline: 'none',
          paddingBlockEnd: session ? `calc(${theme.bottomBar} + ${theme.space[5]})` : theme.space[5],
          [media.up('md')]: { paddingBlockEnd: theme.space[7] },
        }}
      >
        {session && <Freshness />}
        {children}
      </main>
      {session && <MainNav place="bottom" />}
      <ToastRegion label={t('frame.toasts')} dismissLabel={t('frame.dismiss')} />
    </>
  );
};
