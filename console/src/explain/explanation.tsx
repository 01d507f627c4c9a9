import type { ExplainedDeployable, ExplainPageResponse } from '@pairwise/contracts/explain';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, Card, Cluster, Heading, Stack, Text, theme } from '@pairwise/ui';
import { useEffect, useRef } from 'react';

import { paths } from '../paths.ts';
import { isByChance, useReasonSentences } from './use-reason-sentences.ts';

const DeployableCard = ({ deployable, isKnown }: { deployable: ExplainedDeployable; isKnown: boolean }) => {
  const { t } = useTranslation('console');
  const sentences = useReasonSentences(isKnown)(deployable);
  const { name, version, stable, canary, why } = deployable;
  const isOpen = !isKnown && isByChance(why) && canary !== null && stable !== null;
  return (
    <Card as="li" css={{ display: 'grid', gap: theme.space[2], minInlineSize: 0, padding: theme.space[4] }}>
      <Cluster justify="between" align="baseline" gap={2}>
        <Heading level={3} css={{ overflowWrap: 'anywhere' }}>
          <Link to={paths.deployable(name)} css={{ color: theme.color.link }}>
            {name}
          </Link>
        </Heading>
        <Text weight="bold" numeric css={{ overflowWrap: 'anywhere' }}>
          {isOpen ? t('explain.either', { canary: canary.version, stable }) : (version ?? t('explain.nothingServed'))}
        </Text>
      </Cluster>
      <Stack gap={1}>
        {sentences.map(({ text, lang }) => (
          <Text key={text} size="sm" css={{ overflowWrap: 'anywhere' }} {...(lang !== undefined && { lang })}>
            {text}
          </Text>
        ))}
      </Stack>
    </Card>
  );
};

/** Room for the bar at the top, in pixels. */
const SPACE_ABOVE = 80;

interface PageExplanationProps {
  explanation: ExplainPageResponse;
  /** The person has pressed the button of the form. Then the heading gets the focus: on phones it is far below. */
  isRequested: boolean;
}

/** Shows whose page an address is, and each version of the page with the reason. */
export const PageExplanation = ({ explanation, isRequested }: PageExplanationProps) => {
  const { t } = useTranslation('console');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isRequested || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    // The browser would scroll only as far as to the bar at the bottom of a phone.
    window.scrollTo(0, heading.current.getBoundingClientRect().top + window.scrollY - SPACE_ABOVE);
  }, [isRequested]);
  const { page, deployables, revision, visitor } = explanation;
  const isKnown = visitor.bucket !== '';
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1} css={{ outline: 'none', overflowWrap: 'anywhere' }}>
        {page ? page.path : t('explain.noPages')}
      </Heading>
      <Text>
        {page?.owner != null && t('explain.owner', { owner: page.owner, zone: page.zone })}{' '}
        {t('zones.revision', { revision })}
      </Text>
      {page?.owner === null && <Banner tone="warning">{t('explain.noOwner')}</Banner>}
      <ul
        aria-label={t('explain.versions')}
        css={{ display: 'grid', gap: theme.space[3], margin: 0, padding: 0, listStyle: 'none' }}
      >
        {deployables.map((deployable) => (
          <DeployableCard key={deployable.name} deployable={deployable} isKnown={isKnown} />
        ))}
      </ul>
    </Stack>
  );
};
