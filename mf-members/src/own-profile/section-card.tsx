import { useTranslation } from '@pairwise/i18n';
import { Button, css, IconPencil, media, SectionCard as Frame, Tag, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

/** On phones the pencil alone: six times the same word says nothing more. */
const pencil = css({
  [media.down('md')]: { flex: 'none', inlineSize: theme.tap, paddingInline: 0, '& > span': { display: 'none' } },
});

interface SectionCardProps {
  /** Also the anchor of the section in the page. */
  id: string;
  title: string;
  /** Changes that were not saved: says so, and the button goes on with them. */
  unsaved?: boolean;
  onEdit?: () => void;
  children: ReactNode;
}

/** One subject of the own profile, as it is now; `onEdit` opens its form. */
export const SectionCard = ({ id, title, unsaved = false, onEdit, children }: SectionCardProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <Frame
      id={id}
      title={title}
      action={
        onEdit && (
          <Button
            variant={unsaved ? 'secondary' : 'ghost'}
            size="sm"
            css={!unsaved && pencil}
            icon={<IconPencil size={18} />}
            aria-label={t(unsaved ? 'own.continueSection' : 'own.editSection', { section: title })}
            onClick={onEdit}
          >
            <span>{t(unsaved ? 'own.continue' : 'own.edit')}</span>
          </Button>
        )
      }
    >
      {unsaved && (
        <Tag tone="bonus" css={{ alignSelf: 'start' }}>
          {t('own.unsaved')}
        </Tag>
      )}
      {children}
    </Frame>
  );
};
