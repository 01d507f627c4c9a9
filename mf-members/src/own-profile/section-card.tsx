import { useTranslation } from '@pairwise/i18n';
import { Button, Card, css, Heading, IconPencil, media, Stack, Tag, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

const card = css({
  padding: theme.space[4],
  scrollMarginBlockStart: `calc(${theme.bar} + ${theme.space[4]})`,
  [media.up('md')]: { padding: theme.space[5] },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});

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
    <Card as="section" id={id} css={card} aria-labelledby={`own-${id}`}>
      <Stack gap={3}>
        <div css={head}>
          <Heading level={2} size="section" id={`own-${id}`} tabIndex={-1}>
            {title}
          </Heading>
          {onEdit && (
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
          )}
        </div>
        {unsaved && (
          <Tag tone="bonus" css={{ alignSelf: 'start' }}>
            {t('own.unsaved')}
          </Tag>
        )}
        {children}
      </Stack>
    </Card>
  );
};
