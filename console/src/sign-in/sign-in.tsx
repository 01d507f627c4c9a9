import { useTranslation } from '@pairwise/i18n';
import {
  Banner,
  Button,
  Card,
  Container,
  Field,
  Heading,
  IconLock,
  media,
  PasswordInput,
  Stack,
  Text,
  theme,
} from '@pairwise/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { isConsoleError } from '../api/console-error.ts';
import { signIn, useSessionEnded } from '../api/queries.ts';
import { useErrorText } from '../frame/error-text.tsx';

const codeCss = {
  display: 'block',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderRadius: theme.radius.sm,
  background: theme.color.inset,
  fontFamily: 'ui-monospace, monospace',
  ...theme.text.sm,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
} as const;

/** Explains what a deploy token is and how to get one. */
const Help = () => {
  const { t } = useTranslation('console');
  return (
    <Stack gap={2}>
      <Heading level={2} size="card">
        {t('signIn.helpTitle')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('signIn.helpWhat')}
      </Text>
      <Text size="sm" tone="muted">
        {t('signIn.helpAsk')}
      </Text>
      <code css={codeCss} translate="no">
        npm run mfe -- token create
      </code>
      <Text size="sm" tone="muted">
        {t('signIn.helpDemo')}
      </Text>
      <code css={codeCss} translate="no">
        secrets/demo-tokens.json
      </code>
    </Stack>
  );
};

export const SignIn = () => {
  const { t } = useTranslation('console');
  const errorText = useErrorText();
  const ended = useSessionEnded();
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = `${t('signIn.submit')} · ${t('site')}`;
  }, [t]);

  const showError = (text: string) => {
    setError(text);
    field.current?.querySelector('input')?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (token.trim() === '') return showError(t('signIn.empty'));
    setBusy(true);
    setError(undefined);
    try {
      await signIn(token.trim());
    } catch (failure) {
      showError(isConsoleError(failure, 'sign_in_required') ? t('signIn.wrong') : errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Container
      css={{
        display: 'grid',
        justifyContent: 'center',
        gridTemplateColumns: 'minmax(0, 480px)',
        gap: theme.space[5],
        paddingBlock: theme.space[5],
        [media.up('md')]: { paddingBlock: theme.space[7] },
      }}
    >
      <Stack gap={2}>
        <Heading level={1}>{t('signIn.title')}</Heading>
        <Text tone="muted">{t('signIn.lead')}</Text>
      </Stack>
      {ended && (
        <Banner tone="warning" live="polite">
          {t('signIn.ended')}
        </Banner>
      )}
      <Card as="form" noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
        <Stack gap={4}>
          <div ref={field}>
            <Field label={t('signIn.token')} hint={t('signIn.tokenHint')} error={error}>
              <PasswordInput
                showLabel={t('signIn.show')}
                hideLabel={t('signIn.hide')}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={token}
                onChange={(event) => {
                  setToken(event.currentTarget.value);
                  setError(undefined);
                }}
              />
            </Field>
          </div>
          <Button type="submit" variant="primary" block busy={busy} icon={<IconLock />}>
            {t('signIn.submit')}
          </Button>
        </Stack>
      </Card>
      <Help />
    </Container>
  );
};
