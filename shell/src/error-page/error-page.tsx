import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Button, Container, Heading, LinkButton, Mark, Stack, Text, theme } from '@pairwise/ui';

export interface ErrorPageProps {
  /** HTTP status; 500 by default. */
  status?: number;
  /** 'Error' by default. A 404 ignores it and has its own text. */
  message?: string;
}

/** Renders the error page (ERR-01). Its links load a new document, because the state of this one may be broken. */
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
