import type { PaymentMethod } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, IconChevronRight, media, Tag, Text, theme } from '@pairwise/ui';

import { cardList } from '../style.ts';
import { MethodMark } from './method-mark.tsx';
import { useMethodName } from './method-name.ts';
import type { MethodKind } from './methods.queries.ts';

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  minBlockSize: 72,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.pairMd,
  background: theme.color.surface,
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${theme.motion.fast}, background ${theme.motion.fast}`,
  [media.hover]: { '&:hover': { borderColor: theme.color.secondary, background: theme.color.secondarySoft } },
});

const words = css({ flex: 1, display: 'grid', minInlineSize: 0 });

const nameLine = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${theme.space[2]}` });

const smallTag = css({ minBlockSize: 24, paddingInline: theme.space[2], ...theme.text.xs });

export interface ListedMethod {
  key: PaymentMethod;
  /** Describes the method when it is known. */
  kind?: MethodKind | undefined;
}

interface MethodListProps {
  methods: readonly ListedMethod[];
  lastUsed?: PaymentMethod | null;
  /** The address of a method's order page. */
  addressOf: (method: PaymentMethod) => string;
  /** Called before the order page opens. */
  onChoose?: () => void;
}

/** The payment methods to choose from, each a link to its order page. */
export const MethodList = ({ methods, lastUsed = null, addressOf, onChoose }: MethodListProps) => {
  const { t } = useTranslation('mf-billing');
  const nameOf = useMethodName();
  return (
    <ul css={cardList} aria-label={t('methods.label')}>
      {methods.map(({ key, kind }) => (
        <li key={key}>
          <Link to={addressOf(key)} css={choice} {...(onChoose && { onClick: onChoose })}>
            <MethodMark method={key} />
            <span css={words}>
              <span css={nameLine}>
                <Text as="span" weight="bold">
                  {nameOf(key)}
                </Text>{' '}
                {key === lastUsed && (
                  <Tag tone="match" css={smallTag}>
                    {t('methods.lastUsed')}
                  </Tag>
                )}
              </span>{' '}
              {kind && (
                <Text as="span" size="sm" tone="muted">
                  {t(`methods.details.${kind}`)}
                </Text>
              )}
            </span>
            <IconChevronRight css={{ flex: 'none', color: theme.color.inkMuted }} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
