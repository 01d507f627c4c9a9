import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useLanguage, useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Container, media, theme } from '@pairwise/ui';

import { UsNotice } from './us-notice.tsx';

/** A constant, not the current year (decisions L-6). */
const copyrightYear = 2025;

const links = [
  ['terms', paths.page('terms')],
  ['privacy', paths.page('privacy')],
  ['cookies', paths.page('cookies')],
  ['ban', paths.page('ban')],
  ['pricing', paths.pricing()],
  ['complaints', paths.complaints()],
  ['returns', paths.page('return-policy')],
  ['withdrawal', paths.withdrawal()],
  ['faq', paths.page('faq')],
  ['service', paths.page('service')],
] as const;

const tones = {
  default: { borderColor: theme.color.line, color: theme.color.inkMuted },
  'on-deep': { borderColor: theme.color.nightLine, background: theme.color.night, color: theme.color.onDeepMuted },
};

export interface FooterProps {
  tone?: keyof typeof tones;
  /** Leaves room for the bottom navigation of phones. */
  aboveBottomNav?: boolean;
}

/** Renders the footer (NAV-09), with the US notice for English in the United States (NAV-10, decisions L-5). */
export const Footer = ({ tone = 'default', aboveBottomNav = false }: FooterProps) => {
  const { t } = useTranslation('shell');
  const { name, geoip_selected_country: country } = useStream(bus.settings$);
  const isUs = useLanguage() === 'en' && country === 'US';
  return (
    <footer
      css={[
        { borderBlockStart: '1px solid', paddingBlock: theme.space[4], ...theme.text.sm, ...tones[tone] },
        aboveBottomNav && {
          [media.down('md')]: { paddingBlockEnd: `calc(${theme.bottomBar} + ${theme.space[4]})` },
        },
      ]}
    >
      <Container
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: theme.space[2],
        }}
      >
        <nav aria-label={t('footer.label')}>
          <ul
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: theme.space[4],
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {links
              .filter(([, to]) => isRouteLive(to))
              .map(([key, to]) => (
                <li key={key} data-route={to}>
                  <Link
                    to={to}
                    css={{
                      display: 'inline-grid',
                      alignItems: 'center',
                      minBlockSize: theme.tap,
                      minInlineSize: theme.tap,
                      color: 'inherit',
                      textDecoration: 'none',
                      [media.hover]: { '&:hover': { textDecoration: 'underline' } },
                    }}
                  >
                    {t(`footer.${key}`)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        {isUs && <UsNotice />}
        <small css={{ fontSize: 'inherit' }}>{t('footer.copyright', { year: copyrightYear, name })}</small>
      </Container>
    </footer>
  );
};
