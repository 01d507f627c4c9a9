import { bus, useStream } from '@pairwise/bus';
import { paths, safeInternalPath, type User } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useNavigate, useSearchParams } from '@pairwise/router';
import { css, Heading, Logo, media, theme } from '@pairwise/ui';

import { LoginForm } from './login-form.tsx';
import { LoginPortrait } from './login-portrait.tsx';

const frame = css({
  display: 'grid',
  gridTemplateRows: '250px 1fr',
  minBlockSize: '100dvh',
  background: theme.color.surface,
  [media.up('md')]: { gridTemplateRows: 'auto', gridTemplateColumns: '1fr 1fr' },
});

const picture = css({
  position: 'relative',
  overflow: 'hidden',
  background: theme.color.deep,
  [media.down('md')]: { borderEndStartRadius: 44 },
});

const logo = css({
  position: 'absolute',
  insetBlockStart: theme.space[3],
  insetInlineStart: theme.space[4],
  display: 'flex',
  alignItems: 'center',
  minBlockSize: theme.tap,
  paddingInline: 14,
  borderRadius: theme.radius.pairMd,
  background: theme.color.surface,
  textDecoration: 'none',
});

const column = css({
  display: 'grid',
  gap: theme.space[4],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: 460,
  marginInline: 'auto',
  padding: `${theme.space[5]} ${theme.space[4]}`,
  [media.up('md')]: { alignContent: 'center' },
});

/** Login: after it the member is where they first wanted to go, or among the members (AUTH-08). */
const LoginScreen = () => {
  const { t } = useTranslation('mf-auth');
  const { name } = useStream(bus.settings$);
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const goOn = (user: User): void => {
    bus.emit('user:changed', { user });
    void navigate(safeInternalPath(search.get('next')) ?? paths.members(), { replace: true });
  };

  return (
    <div css={frame}>
      <div css={picture}>
        <LoginPortrait />
        <a css={logo} href={paths.index()} aria-label={t('login.home', { name })}>
          <Logo name={name} />
        </a>
      </div>
      <div css={column}>
        <Heading level={1}>{t('login.title')}</Heading>
        <LoginForm onLogin={goOn} />
      </div>
    </div>
  );
};

export default LoginScreen;
