import type { PicturedRoute, PicturesResponse } from '@pairwise/contracts/pictures';
import { useTranslation } from '@pairwise/i18n';
import { Button, Skeleton, Stack, Text } from '@pairwise/ui';
import { useState } from 'react';

import { type Compared, takePictures, usePictures } from '../api/queries.ts';
import { useRelativeTime } from '../frame/age.tsx';
import { Disclosure } from '../frame/disclosure.tsx';
import { LoadError, useErrorText } from '../frame/error-text.tsx';
import { PicturedRouteView } from './pictured-route-view.tsx';

const listCss = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;

const Routes = ({ label, compared, routes }: { label: string; compared: Compared; routes: PicturedRoute[] }) => (
  <ul aria-label={label} css={listCss}>
    {routes.map((route) => (
      <PicturedRouteView key={`${route.owner} ${route.path}`} compared={compared} route={route} />
    ))}
  </ul>
);

const Ready = ({ compared, pictures }: { compared: Compared; pictures: PicturesResponse }) => {
  const { t } = useTranslation('console');
  const relative = useRelativeTime();
  const { routes, takenAt } = pictures;
  const unchanged = routes.filter(({ change }) => change === 'unchanged');
  const others = routes.filter(({ change }) => change !== 'unchanged');
  const different = others.filter(({ change }) => change !== 'missing');
  return (
    <>
      <Text size="sm">
        {different.length > 0 ? t('pictures.summary', { count: different.length }) : t('pictures.none')}
      </Text>
      {takenAt !== null && (
        <Text size="sm" tone="muted">
          {t('pictures.taken', { relative: relative(takenAt) })}
        </Text>
      )}
      {others.length > 0 && <Routes label={t('pictures.title')} compared={compared} routes={others} />}
      {unchanged.length > 0 && (
        <Disclosure label={t('pictures.unchanged', { count: unchanged.length })}>
          {() => (
            <Routes
              label={t('pictures.unchanged', { count: unchanged.length })}
              compared={compared}
              routes={unchanged}
            />
          )}
        </Disclosure>
      )}
    </>
  );
};

const failures = { none: 'pictures.never', no_browser: 'pictures.noBrowser', error: 'pictures.failed' } as const;

const Failed = ({ compared, pictures }: { compared: Compared; pictures: PicturesResponse }) => {
  const { t } = useTranslation('console');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { failure, mayTake } = pictures;
  const take = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await takePictures(compared);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Text size="sm">{t(failures[failure?.code ?? 'none'])}</Text>
      {failure?.code === 'error' && (
        <Text size="sm" tone="muted" lang="en" css={{ overflowWrap: 'anywhere' }}>
          {failure.detail}
        </Text>
      )}
      {mayTake && (
        <Button size="sm" variant="ghost" busy={busy} css={{ alignSelf: 'start' }} onClick={() => void take()}>
          {t('pictures.take')}
        </Button>
      )}
      {error !== undefined && (
        <Text size="sm" tone="danger" role="alert">
          {errorText(error)}
        </Text>
      )}
    </>
  );
};

const Content = ({ compared, pictures }: { compared: Compared; pictures: PicturesResponse }) => {
  const { t } = useTranslation('console');
  const { state, progress } = pictures;
  if (state === 'ready') return <Ready compared={compared} pictures={pictures} />;
  if (state === 'failed') return <Failed compared={compared} pictures={pictures} />;
  return (
    <Text size="sm" tone="muted" role="status">
      {t(state === 'taking' ? 'pictures.taking' : 'pictures.waiting')}
      {progress && progress.all > 0 && ` ${t('pictures.progress', progress)}`}
    </Text>
  );
};

/** Shows the pages of a version beside those of the stable one, with outlines around what differs. */
export const VersionPictures = ({ compared }: { compared: Compared }) => {
  const { t } = useTranslation('console');
  const { data, error, isFetching, refetch } = usePictures(compared);
  return (
    <Stack gap={2} aria-busy={data === undefined && !error}>
      <Text size="sm" weight="medium">
        {t('pictures.title')}
      </Text>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <Content compared={compared} pictures={data} />
      ) : (
        <Skeleton height={96} radius="md" />
      )}
    </Stack>
  );
};
