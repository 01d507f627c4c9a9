import { useTranslation } from '@pairwise/i18n';
import { showToast, Container, css, Heading, media, Stack, theme } from '@pairwise/ui';
import { useState } from 'react';

import { MailChangeSheet } from '../mail-change/mail-change-sheet.tsx';
import { ChangePasswordSheet } from './change-password-sheet.tsx';
import { DataSection } from './data-section.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { LanguageSection } from './language-section.tsx';
import { LoginSection } from './login-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { useFocusAfterClose } from './use-focus-after-close.ts';
import { useHashTarget } from './use-hash-target.ts';
import { useOpenPart } from './use-open-part.ts';
import { UnfinishedSignup } from './unfinished-signup.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

const sections = ['notifications', 'visibility', 'language', 'login', 'sessions', 'data'] as const;

const page = css({
  maxInlineSize: 1040,
  paddingBlock: theme.space[5],
  [media.up('lg')]: { display: 'grid', gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: theme.space[6] },
});

const contents = css({
  display: 'none',
  [media.up('lg')]: {
    display: 'grid',
    alignContent: 'start',
    position: 'sticky',
    insetBlockStart: `calc(${theme.bar} + ${theme.space[5]})`,
    blockSize: 'max-content',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: theme.tap,
    paddingInline: theme.space[3],
    borderRadius: theme.radius.sm,
    color: theme.color.ink,
    textDecoration: 'none',
    '&:hover': { background: theme.color.inset },
  },
});

interface AccountSettingsPageProps {
  /** True after a step of the account deletion: then the heading takes the focus. */
  arrived: boolean;
  onDelete: () => void;
}

/** All account settings of a member, one section each (ROUTE-21). */
export const AccountSettingsPage = ({ arrived, onDelete }: AccountSettingsPageProps) => {
  const { t } = useTranslation('mf-auth');
  const { part, open, close } = useOpenPart();
  useHashTarget();
  useFocusAfterClose(part);
  const [sentTo, setSentTo] = useState<string>();

  const closeMailChange = (): void => {
    setSentTo(undefined);
    close();
  };
  const passwordChanged = (): void => {
    close();
    showToast({ text: t('accountSettings.password.changed') });
  };
  return (
    <Container css={page}>
      <Heading level={1} takesFocus={arrived} css={{ gridColumn: '1 / -1', marginBlockEnd: theme.space[5] }}>
        {t('accountSettings.title')}
      </Heading>
      <nav css={contents} aria-label={t('accountSettings.contents')}>
        {sections.map((id) => (
          <a key={id} href={`#${id}`}>
            {t(`accountSettings.${id}.title`)}
          </a>
        ))}
      </nav>
      <Stack gap={5}>
        <UnfinishedSignup />
        <NotificationsSection onMailChange={() => open('mail-change')} />
        <VisibilitySection />
        <LanguageSection />
        <LoginSection onOpen={open} />
        <SessionsSection />
        <DataSection onRequestExport={() => open('export')} onDelete={onDelete} />
      </Stack>
      {part === 'mail-change' && <MailChangeSheet sentTo={sentTo} onSent={setSentTo} onClose={closeMailChange} />}
      {part === 'password' && <ChangePasswordSheet onChanged={passwordChanged} onClose={close} />}
      {part === 'export' && <ExportSheet onClose={close} />}
    </Container>
  );
};
