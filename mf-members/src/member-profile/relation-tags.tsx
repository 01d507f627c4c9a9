import type { Member } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Cluster, IconBan, IconHeart, IconHeartFilled, Tag, theme } from '@pairwise/ui';

/** Tags for likes, a match or a block between the two members. A match replaces the tags of the single likes. */
export const RelationTags = ({ member: { name, relation } }: { member: Member }) => {
  const { t } = useTranslation('mf-members');
  const { match, liked_me: likedMe, i_liked: iLiked, i_blocked: iBlocked } = relation;
  if (!match && !likedMe && !iLiked && !iBlocked) return null;
  return (
    <Cluster gap={2} css={{ marginBlockEnd: theme.space[2] }}>
      {match && (
        <Tag tone="match" icon={<IconHeartFilled size={18} />}>
          {t('profile.match')}
        </Tag>
      )}
      {!match && likedMe && (
        <Tag tone="match" icon={<IconHeart size={18} />}>
          {t('profile.likedMe', { name })}
        </Tag>
      )}
      {!match && iLiked && <Tag icon={<IconHeartFilled size={18} />}>{t('profile.iLiked', { name })}</Tag>}
      {iBlocked && <Tag icon={<IconBan size={18} />}>{t('profile.iBlocked', { name })}</Tag>}
    </Cluster>
  );
};
