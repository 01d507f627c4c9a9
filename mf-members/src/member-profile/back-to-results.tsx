import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, useLocation, useNavigate } from '@pairwise/router';
import { css, IconChevronLeft, IconLink, media, theme } from '@pairwise/ui';
import type { MouseEvent } from 'react';

const corner = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: theme.space[5],
  insetInlineStart: theme.space[3],
  [media.up('md')]: { display: 'none' },
});

/** On phones, on the photo: back to the list as it was left; for who came by a link, to a new one. */
export const BackToResults = () => {
  const { t } = useTranslation('mf-members');
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const goBack = (event: MouseEvent): void => {
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <IconLink as={Link} to={paths.members()} label={t('profile.back')} tone="on-photo" css={corner} onClick={goBack}>
      <IconChevronLeft />
    </IconLink>
  );
};
