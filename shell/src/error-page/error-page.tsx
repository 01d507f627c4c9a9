import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Button, Container, Heading, LinkButton, Mark, Stack, Text, theme } from '@pairwise/ui';

export interface ErrorPageProps {
  /** 500 unless said. */
  status?: number;
  /** 'Error' unless said; a 404 has its own text. */
  message?: string;
}

/** ERR-01. Links are plain ones: after an error the next page starts afresh. */
export const ErrorPage = ({ status = 500, message }: ErrorPageProps) => {
  const { t } = useTranslation('shell');
  const isMissing = status === 404;
  return (
    <Container css={{ paddingBlock: theme.space[7] }}>
      <Stack gap={4} align="center" css={{ textAlign: 'center' }}>
        <Mark size={68} />
        <Text as="span" tone="muted" numeric>
          {status}
        </Text>
        <Heading level={1}>{isMissing ? t('error.not_found') : (message ?? t('error.plain'))}</Heading>
        {isMissing ? (
          <LinkButton href={paths.index()} variant="primary">
            {t('error.home')}
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={() => location.reload()}>
            {t('error.reload')}
          </Button>
        )}
      </Stack>
    </Container>
  );
};
