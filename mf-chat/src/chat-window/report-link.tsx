import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, IconFlag, IconLink, media, theme } from '@pairwise/ui';

/** Beside the message. With a mouse it appears over the message; a touch screen, which has no hover, always shows it. */
export const reportable = css({
  display: 'flex',
  alignItems: 'center',
  [media.hover]: { '&:not(:hover, :focus-within) > a': { opacity: 0 } },
});

interface ReportLinkProps {
  /** The id of the member who sent the message. */
  sender: number;
  conversation: number;
  seq: number;
}

/** Opens the report form on the sender's profile, with this message as the evidence. Closing the form returns here. */
export const ReportLink = ({ sender, conversation, seq }: ReportLinkProps) => {
  const { t } = useTranslation('mf-chat');
  return (
    <IconLink
      as={Link}
      to={paths.member(sender)}
      state={{ layer: 'complaint', message: `${conversation}:${seq}` }}
      label={t('chat.report')}
      css={{ color: theme.color.inkMuted }}
    >
      <IconFlag size={16} />
    </IconLink>
  );
};
