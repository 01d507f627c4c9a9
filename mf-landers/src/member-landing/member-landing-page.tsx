import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { css, ErrorState, OfflineState, Skeleton, theme, VisuallyHidden } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { coloursOf } from '../lander/lander-colours.ts';
import { wrap } from '../lander/type.ts';
import { nicheOf } from '../niche/niche.ts';
import { palettes } from '../niche/palettes.ts';
import { type LandingMember, useLandingMember } from './member-landing.queries.ts';
import { NoMember } from './no-member.tsx';
import { useMemberId } from './use-member-id.ts';

const state = css({
  display: 'grid',
  placeContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  minBlockSize: '70dvh',
  background: theme.color.bg,
  paddingBlock: theme.space[6],
});

const loading = css({ display: 'grid', gap: theme.space[4], maxInlineSize: 560 });

const Loading = () => {
  const { t } = useTranslation('mf-landers');
  return (
    <div css={state} aria-busy="true">
      <div role="status">
        <VisuallyHidden>{t('memberLanding.loading')}</VisuallyHidden>
      </div>
      <div css={[wrap, loading]}>
        <Skeleton ratio="4 / 5" radius="pair" />
        <Skeleton height={44} width="70%" />
        <Skeleton height={20} width="50%" />
        <Skeleton height={58} radius="pair" />
      </div>
    </div>
  );
};

/**
 * A landing page of the member in the address, in the colours of the niche. A member who is not shown to visitors and one
 * who does not exist have the same page (decisions R-10).
 */
export const MemberLandingPage = ({ children }: { children: (member: LandingMember) => ReactNode }) => {
  const { t } = useTranslation('mf-landers');
  const errorText = useErrorText();
  const online = useOnline();
  const niche = nicheOf(useStream(bus.settings$).niche);
  const { data: member, error, isFetching, refetch } = useLandingMember(useMemberId());

  const content = (): ReactNode => {
    if (member) return children(member);
    if (member === null) return <NoMember />;
    if (!online) {
      return (
        <OfflineState css={state} level={1} title={t('memberLanding.offlineTitle')}>
          {t('memberLanding.offlineText')}
        </OfflineState>
      );
    }
    if (!error) return <Loading />;
    return (
      <ErrorState
        css={state}
        title={t('memberLanding.failedTitle')}
        retryLabel={t('memberLanding.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  };
  return <div css={coloursOf(palettes[niche])}>{content()}</div>;
};
