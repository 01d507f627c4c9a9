import { ApiError } from '@pairwise/api-client';
import { isBlank } from '@pairwise/contracts/is-blank';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, css, Stack, TextArea } from '@pairwise/ui';

import { noticeBar } from './closed-notice.tsx';
import { column } from './message-column.ts';

const text = css({ maxBlockSize: '30dvh' });

interface BlockedNoticeProps {
  /** The partner's name. */
  name: string;
  /** What the member was writing. */
  draft: string;
}

/** Takes the place of the composer when the partner has blocked the member (decisions S-9). The text can still be copied. */
export const BlockedNotice = ({ name, draft }: BlockedNoticeProps) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  return (
    <div css={noticeBar}>
      <Stack gap={2} css={column}>
        <Banner tone="warning" live="polite">
          {errorText(new ApiError('blocked', 403, { params: { name } }))}
        </Banner>
        {!isBlank(draft) && <TextArea readOnly rows={2} aria-label={t('chat.unsent')} value={draft} css={text} />}
      </Stack>
    </div>
  );
};
