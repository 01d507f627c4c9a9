import { useTranslation } from '@pairwise/i18n';
import { showToast, Container, css, Heading, media, Stack, theme } from '@pairwise/ui';
import { useState } from 'react';

import { ChangeEmailSheet } from './change-email-sheet.tsx';
import { ChangePasswordSheet } from './change-password-sheet.tsx';
import { DataSection } from './data-section.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { LanguageSection } from './language-section.tsx';
import { LoginSection } from './login-section.tsx';
import { NotifySection } from './notify-section.tsx';
import { useOpenPart } from './open-part.ts';
import { UnfinishedSignup } from './unfinished-signup.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

const sections = ['notify', 'visibility', 'language', 'login', 'sessions', 'data'] as const;

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

/** Everything a member can set, one subject after the other (ROUTE-21). */
export const SettingsPage = ({ onDelete }: { onDelete: () => void }) => {
  const { t } = useTranslation('mf-auth');
  const { part, open, close } = useOpenPart();
  const [sentTo, setSentTo] = useState<string>();

  const closeEmail = (): void => {
    setSentTo(undefined);
    close();
  };
  const passwordChanged = (): void => {
    close();
    showToast({ text: t('settings.password.changed') });
  };
  return (
    <Container css={page}>
      <Heading level={1} css={{ gridColumn: '1 / -1', marginBlockEnd: theme.space[5] }}>
        {t('settings.title')}
      </Heading>
      <nav css={contents} aria-label={t('settings.contents')}>
        {sections.map((id) => (
          <a key={id} href={`#${id}`}>
            {t(`settings.${id}.title`)}
          </a>
        ))}
      </nav>
      <Stack gap={5}>
        <UnfinishedSignup />
        <NotifySection onChangeEmail={() => open('email')} />
        <VisibilitySection />
        <LanguageSection />
        <LoginSection onOpen={open} />
        <SessionsSection />
        <DataSection onAskExport={() => open('export')} onDelete={onDelete} />
      </Stack>
      {part === 'email' && <ChangeEmailSheet sentTo={sentTo} onSent={setSentTo} onClose={closeEmail} />}
      {part === 'password' && <ChangePasswordSheet onChanged={passwordChanged} onClose={close} />}
      {part === 'export' && <ExportSheet onClose={close} />}
    </Container>
  );
};
