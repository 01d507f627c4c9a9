import { bus, useStream } from '@pairwise/bus';
import { type Member, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Card, Cluster, Heading, LinkButton, Stack, Text } from '@pairwise/ui';

/** Shown to visitors, who see little of a profile (decisions M-4): what members see, with signup and login. */
export const JoinCard = ({ member: { id, name } }: { member: Member }) => {
  const { t } = useTranslation('mf-members');
  const visitor = useStream(bus.user$) === null;
  if (!visitor) return null;
  return (
    <Card as="section" aria-labelledby="profile-join">
      <Stack gap={3}>
        <Heading level={2} size="section" id="profile-join">
          {t('profile.joinTitle', { name })}
        </Heading>
        <Text>{t('profile.joinText', { name })}</Text>
        <Cluster gap={2}>
          <Button variant="secondary" onClick={() => bus.emit('signup:asked', { path: paths.member(id) })}>
            {t('profile.join')}
          </Button>
          <LinkButton as={Link} to={paths.login(paths.member(id))} variant="ghost">
            {t('profile.login')}
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  );
};
