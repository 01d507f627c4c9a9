import type { PicturedRoute } from '@pairwise/contracts/pictures';
import { useTranslation } from '@pairwise/i18n';
import { Stack, Tag, Text, theme } from '@pairwise/ui';

import type { Compared } from '../api/queries.ts';
import { Disclosure } from '../frame/disclosure.tsx';
import { PicturePairView, useShare } from './picture-pair-view.tsx';

const tagCss = { minBlockSize: 26, fontWeight: theme.weight.bold };

const tones = {
  changed: { background: theme.color.warningSoft, color: theme.color.onWarningSoft },
  added: { background: theme.color.successSoft, color: theme.color.success },
  removed: { background: theme.color.dangerSoft, color: theme.color.danger },
  missing: { background: theme.color.inset, color: theme.color.inkMuted },
};

/** What became of a page, in a word. A page without a change needs none. */
const ChangeTag = ({ route: { change, pairs } }: { route: PicturedRoute }) => {
  const { t } = useTranslation('console');
  const formatShare = useShare();
  if (change === 'unchanged') return null;
  const most = Math.max(0, ...pairs.map(({ share }) => share));
  return (
    <Tag css={[tagCss, tones[change]]}>
      {change === 'changed' ? t('pictures.changed', { share: formatShare(most) }) : t(`pictures.${change}`)}
    </Tag>
  );
};

interface PicturedRouteViewProps {
  compared: Compared;
  route: PicturedRoute;
}

/** One page: how much of it differs, and its pictures at each width. */
export const PicturedRouteView = ({ compared, route }: PicturedRouteViewProps) => {
  const { t } = useTranslation('console');
  const { owner, path, change, missing, redirectsTo, pairs } = route;
  const title = owner === compared.name ? path : t('pictures.pageOf', { path, owner });
  const label = (
    <span
      css={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[2], minInlineSize: 0 }}
    >
      <span translate="no" css={{ overflowWrap: 'anywhere' }}>
        {title}
      </span>
      <ChangeTag route={route} />
    </span>
  );
  return (
    <li css={{ minInlineSize: 0 }}>
      <Disclosure label={label} opened={change !== 'unchanged' && change !== 'missing'}>
        {() => (
          <Stack gap={3} css={{ paddingBlockEnd: theme.space[3] }}>
            {missing && <Text size="sm">{t(`pictures.${missing}`)}</Text>}
            {redirectsTo !== null && <Text size="sm">{t('pictures.redirects', { path: redirectsTo })}</Text>}
            {pairs.map((pair) => (
              <PicturePairView key={pair.width} compared={compared} path={title} pair={pair} />
            ))}
          </Stack>
        )}
      </Disclosure>
    </li>
  );
};
