import type { AuditEntry } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Heading, media, Text, theme } from '@pairwise/ui';

import { Age, useExactTime } from '../frame/age.tsx';
import { Disclosure } from '../frame/disclosure.tsx';
import { Table } from '../frame/table.tsx';
import { gateway } from '../frame/rolled-back-line.tsx';
import { paths } from '../paths.ts';
import { everyName, useSentence } from './use-sentence.ts';
import { Value } from './value.tsx';

/** One entry of the log: who changed what and why, and the difference in the registry. */
export const Entry = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation('console');
  const sentence = useSentence();
  const exact = useExactTime();
  const { revision, at, what, why, who, difference } = entry;
  return (
    <li
      css={{
        display: 'grid',
        gap: `2px ${theme.space[4]}`,
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBlock: theme.space[3],
        borderBlockStart: `1px solid ${theme.color.line}`,
        [media.up('md')]: { gridTemplateColumns: '170px minmax(0, 1fr)' },
      }}
    >
      <div css={{ color: theme.color.inkMuted, fontVariantNumeric: 'tabular-nums', ...theme.text.sm }}>
        <Text as="div" size="sm">
          {exact(at)}
        </Text>
        <Age at={at} />
      </div>
      <div css={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Heading level={2} css={{ ...theme.text.md, letterSpacing: 0 }}>
          {what.name === everyName ? (
            sentence(entry)
          ) : (
            <Link
              to={paths.deployable(what.name)}
              css={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
            >
              {sentence(entry)}
            </Link>
          )}
        </Heading>
        <Text size="sm" tone="muted" {...(who === gateway && { lang: 'en' })}>
          {why}
        </Text>
        {'loseRoutes' in what && what.loseRoutes && (
          <Text size="sm">{t('request.loses', { routes: what.loseRoutes.join(', ') })}</Text>
        )}
        <Disclosure
          label={`${t('audit.revision', { revision })}, ${t('audit.difference', { count: difference.length })}`}
        >
          {() => (
            <Table
              caption={t('audit.difference', { count: difference.length })}
              columns={[
                { label: t('audit.path') },
                { label: t('difference.before'), text: true },
                { label: t('difference.after'), text: true },
              ]}
              rows={difference.map(({ path, before, after }) => ({
                key: path,
                cells: [path, <Value key="before" value={before} />, <Value key="after" value={after} />],
              }))}
            />
          )}
        </Disclosure>
      </div>
    </li>
  );
};
