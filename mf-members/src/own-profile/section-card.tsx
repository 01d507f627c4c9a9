import { useTranslation } from '@pairwise/i18n';
import { Button, css, IconPencil, media, SectionCard as Frame, Tag, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

/** Hides the button's text on phones, where every section would repeat it. */
const pencil = css({
  [media.down('md')]: { flex: 'none', inlineSize: theme.tap, paddingInline: 0, '& > span': { display: 'none' } },
});

interface SectionCardProps {
  /** Also the anchor of the section. */
  id: string;
  title: string;
  /** The section has unsaved changes: it says so, and the button continues with them. */
  unsaved?: boolean;
  onEdit?: () => void;
  children: ReactNode;
}

/** One section of the own profile as it is saved; `onEdit` opens its form. */
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
