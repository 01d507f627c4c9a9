import { useMutation } from '@pairwise/api-client';
import type { PreviewResponse } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Button, Cluster, LinkButton, Text } from '@pairwise/ui';

import { consoleApi } from '../api/console-api.ts';
import type { ConsoleError } from '../api/console-error.ts';
import { withSessionCheck } from '../api/queries.ts';
import { useExactTime } from '../frame/age.tsx';
import { copyText } from '../frame/copy-text.ts';
import { LoadError } from '../frame/error-text.tsx';

/** Makes a link that shows a version, without a token, to whoever opens it. Then opens or copies it. */
export const PreviewLink = ({ name, version }: { name: string; version: string }) => {
  const { t } = useTranslation('console');
  const exact = useExactTime();
  const { data, error, isPending, mutate } = useMutation<PreviewResponse, ConsoleError>({
    mutationFn: () => withSessionCheck(consoleApi.preview(name, version)),
  });
  if (error) return <LoadError error={error} onRetry={() => mutate()} retrying={isPending} />;
  if (!data) {
    return (
      <Button size="sm" variant="ghost" busy={isPending} onClick={() => mutate()} css={{ justifySelf: 'start' }}>
        {t('preview.make', { version })}
      </Button>
    );
  }
  return (
    <Cluster gap={2}>
      <LinkButton href={data.url} target="_blank" rel="noreferrer" size="sm" variant="secondary">
        {t('preview.open')}
      </LinkButton>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => void copyText(data.url, { copied: t('preview.copied'), failed: t('preview.copyFailed') })}
      >
        {t('preview.copy')}
      </Button>
      <Text size="sm" tone="muted">
        {t('preview.until', { time: exact(data.expiresAt) })}
      </Text>
    </Cluster>
  );
};
