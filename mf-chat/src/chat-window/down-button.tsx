import type { Message } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Badge, css, IconButton, IconChevronDown, theme } from '@pairwise/ui';
import { useState } from 'react';

const place = css({ position: 'absolute', insetInlineEnd: theme.space[4], insetBlockEnd: theme.space[4] });

const button = css({
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.full,
  boxShadow: theme.shadow.middle,
});

const badge = css({ position: 'absolute', insetInlineEnd: -4, insetBlockStart: -4 });

/** Leads to the newest message, and counts those that arrived since it was shown. */
export const DownButton = ({ messages, onClick }: { messages: readonly Message[]; onClick: () => void }) => {
  const { t } = useTranslation('mf-chat');
  const [leftAt] = useState(messages.at(-1)?.seq ?? 0);
  const count = messages.filter(({ from_me, seq }) => !from_me && seq > leftAt).length;
  return (
    <div css={place}>
      <IconButton label={count > 0 ? t('chat.downNew', { count }) : t('chat.down')} onClick={onClick} css={button}>
        <IconChevronDown />
      </IconButton>
      <span css={badge} aria-hidden="true">
        <Badge count={count} label="" />
      </span>
    </div>
  );
};
