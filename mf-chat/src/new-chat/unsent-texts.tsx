import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Button, Stack, TextArea } from '@pairwise/ui';

import { deleteDraft } from '../drafts/draft-store.ts';
import { refetchNewChatDrafts, useNewChatDrafts } from '../drafts/new-chat-drafts.queries.ts';
import { outbox, type OutboxEntry, useWaitingMessages } from '../outbox/index.ts';

const textOf = ({ content }: OutboxEntry): string[] => ('body' in content ? [content.body] : []);

/**
 * What the member was writing to someone who cannot be reached any more. It can be copied, and deleted: until then the list
 * shows it.
 */
export const UnsentTexts = ({ profile }: { profile: number }) => {
  const { t } = useTranslation('mf-chat');
  const member = useStream(bus.user$)?.id;
  const draft = useNewChatDrafts().find(({ partner }) => partner.id === profile);
  const failed = useWaitingMessages({ profile }).filter(({ state }) => state === 'failed');
  const texts = [...failed.flatMap(textOf), ...(draft ? [draft.text] : [])];
  if (member === undefined || (failed.length === 0 && !draft)) return null;

  const discard = async (): Promise<void> => {
    await Promise.all(failed.map(({ clientId }) => outbox.discard(clientId)));
    if (draft) await deleteDraft(member, { profile });
    refetchNewChatDrafts();
  };
  return (
    <Stack gap={2}>
      {texts.length > 0 && <TextArea readOnly rows={3} aria-label={t('chat.unsent')} value={texts.join('\n')} />}
      <Button variant="ghost" onClick={() => void discard()}>
        {t('chat.discardUnsent')}
      </Button>
    </Stack>
  );
};
