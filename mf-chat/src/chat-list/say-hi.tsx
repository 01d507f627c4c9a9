import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Avatar, css, LinkButton, Stack, Text } from '@pairwise/ui';

import { useSuggestions } from './chat-list.queries.ts';
import { useThumbAddress } from './media-address.ts';

const list = css({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** Three members to write to first. Nothing when none can be loaded: the button below leads on. */
export const SayHi = () => {
  const { t } = useTranslation('mf-chat');
  const thumbAddress = useThumbAddress();
  const { data: members = [] } = useSuggestions();
  if (members.length === 0) return null;
  return (
    <Stack gap={3} align="center">
      <Text weight="bold">{t('chats.hiTitle')}</Text>
      <ul css={list}>
        {members.map((member) => (
          <li key={member.id}>
            <LinkButton
              as={Link}
              to={paths.memberChat(member.id)}
              variant="secondary"
              block
              icon={<Avatar size={32} src={thumbAddress(member)} />}
              aria-label={t('chats.sayHi', { name: member.name })}
            >
              <bdi>{member.name}</bdi>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
