import { formatDate, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import {
  Banner,
  Button,
  Cluster,
  css,
  IconDownload,
  Stack,
  StatusDot,
  Text,
  theme,
  VisuallyHidden,
} from '@pairwise/ui';
import { useState } from 'react';

import { Facts } from '../facts/facts.tsx';
import { listCard, textButton } from '../style.ts';
import { type Mandate, useSaveMandate } from './mandates.queries.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[2],
});

const words = css({ display: 'grid', minInlineSize: 0 });

const summary = css({
  inlineSize: 'fit-content',
  paddingBlock: theme.space[2],
  cursor: 'pointer',
  ...theme.text.sm,
  fontWeight: theme.weight.medium,
});

/** A mandate: its account and state, its text as accepted, and the buttons that save and revoke it. */
export const MandateItem = ({ mandate }: { mandate: Mandate }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const errorText = useErrorText();
  const save = useSaveMandate();
  const [isAsking, setIsAsking] = useState(false);
  const { reference, state } = mandate;
  const ofMandate = <VisuallyHidden> {t('mandates.ofMandate', { reference })}</VisuallyHidden>;
  return (
    <li css={[listCard, item]}>
      <span css={words}>
        <b>{t('mandates.account', { last4: mandate.iban_last4 })}</b>{' '}
        <Text as="span" size="sm" tone="muted" numeric>
          {t('mandates.accepted', { date: formatDate(mandate.accepted_at, language) })}
        </Text>{' '}
        {mandate.revoked_at !== null && (
          <Text as="span" size="sm" tone="muted" numeric>
            {t('mandates.revokedOn', { date: formatDate(mandate.revoked_at, language) })}
          </Text>
        )}{' '}
        <StatusDot tone={state === 'active' ? 'online' : 'off'} label={t(`mandates.state.${state}`)} />
      </span>
      <details>
        <summary css={summary}>{t('mandates.read')}</summary>
        <Stack gap={2}>
          <Text size="sm" lang={mandate.language}>
            {mandate.text}
          </Text>
          <Facts
            size="sm"
            facts={[
              [t('mandates.reference'), reference],
              [t('mandates.creditor'), mandate.creditor],
              [t('mandates.creditorId'), mandate.creditor_id],
              [t('mandates.holder'), mandate.account_holder],
            ]}
          />
        </Stack>
      </details>
      <Cluster gap={4}>
        <Button
          variant="plain"
          size="sm"
          css={textButton}
          busy={save.isPending}
          icon={<IconDownload />}
          onClick={() => save.mutate(mandate.id)}
        >
          {t('mandates.save')}
          {ofMandate}
        </Button>
        {state === 'active' && (
          <Button variant="plain" size="sm" css={textButton} onClick={() => setIsAsking(true)}>
            {t('mandates.revoke')}
            {ofMandate}
          </Button>
        )}
      </Cluster>
      {save.error && (
        <Banner tone="danger" live="polite">
          {errorText(save.error)}
        </Banner>
      )}
      {isAsking && <RevokeDialog mandate={mandate} onClose={() => setIsAsking(false)} />}
    </li>
  );
};
