import { paths, type User } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import {
  Banner,
  Card,
  css,
  Heading,
  type IconProps,
  IconDiamond,
  IconMessageCircle,
  IconSearch,
  IconUserCircle,
  LinkButton,
  media,
  Stack,
  Text,
  theme,
} from '@pairwise/ui';
import type { ComponentType, ReactNode } from 'react';

/** Value of `signup_step` once every signup question is answered or skipped. */
const ALL_STEPS = 5;

const cards = css({
  display: 'grid',
  gap: theme.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))' },
});

const card = css({ display: 'flex', flexDirection: 'column', gap: theme.space[3], blockSize: '100%' });

const sign = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: theme.radius.pairMd,
  background: theme.color.secondarySoft,
  color: theme.color.onSecondarySoft,
});

const message = css({ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface NextCardProps {
  icon: ComponentType<IconProps>;
  title: ReactNode;
  text: string;
  action: string;
  to: string;
  /** Marks the page's one primary action. */
  first?: boolean;
}

const NextCard = ({ icon: Icon, title, text, action, to, first = false }: NextCardProps) => (
  <li>
    <Card css={card}>
      <span css={sign}>
        <Icon size={28} />
      </span>
      <Heading level={2} size="card">
        {title}
      </Heading>
      <Text tone="muted" css={{ flex: 1 }}>
        {text}
      </Text>
      <LinkButton as={Link} to={to} variant={first ? 'primary' : 'ghost'} block>
        {action}
      </LinkButton>
    </Card>
  </li>
);

interface NextCardsProps {
  /** Null when not logged in. */
  user: User | null;
  /** The member whose page led to the signup. */
  host?: { id: number; name: string } | null;
  /** The texts of messages that waited for the confirmation and could not be sent any more. */
  undelivered?: string[] | undefined;
}

/** The next steps after the confirmation: the member whose page led here, the profile, premium, members (AUTH-07). */
export const NextCards = ({ user, host = null, undelivered = [] }: NextCardsProps) => {
  const { t } = useTranslation('mf-auth');
  const hasOpenQuestions = user !== null && user.signup_step < ALL_STEPS;
  const isReady = user !== null && !hasOpenQuestions && user.profile.main_image !== null;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1}>{t('activate.title')}</Heading>
        <Text size="lg" tone="muted">
          {user === null ? t('activate.leadVisitor') : t('activate.lead', { name: user.name })}
        </Text>
      </Stack>
      {hasOpenQuestions && user.profile.status === 'disabled' && <Banner tone="warning">{t('activate.open')}</Banner>}
      {undelivered.map((text) => (
        <Banner key={text} tone="warning">
          {t('activate.undelivered')}
          <Text as="span" weight="medium" dir="auto" css={message}>
            {text}
          </Text>
        </Banner>
      ))}
      <ul css={cards}>
        {host && (
          <NextCard
            first={!hasOpenQuestions}
            icon={IconMessageCircle}
            title={<bdi>{host.name}</bdi>}
            text={t('activate.hostText')}
            action={t('activate.hostAction', { name: host.name })}
            to={paths.memberChat(host.id)}
          />
        )}
        <NextCard
          first={hasOpenQuestions}
          icon={IconUserCircle}
          title={t('activate.profileTitle')}
          text={t(isReady ? 'activate.profileReadyText' : 'activate.profileText')}
          action={t(hasOpenQuestions ? 'activate.profileOpen' : 'activate.profileDone')}
          to={hasOpenQuestions ? paths.completeSignup() : paths.profile()}
        />
        <NextCard
          icon={IconDiamond}
          title={t('activate.premiumTitle')}
          text={t('activate.premiumText')}
          action={t('activate.premiumAction')}
          to={paths.premium()}
        />
        <NextCard
          first={!hasOpenQuestions && !host}
          icon={IconSearch}
          title={t('activate.membersTitle')}
          text={t('activate.membersText')}
          action={t('activate.membersAction')}
          to={paths.members()}
        />
      </ul>
    </Stack>
  );
};
