import { bus, watchTraffic } from '@pairwise/bus';
import type { BusRecord } from '@pairwise/contracts/events';
import { useTranslation } from '@pairwise/i18n';
import { Button, css, Heading, IconButton, IconX, theme } from '@pairwise/ui';
import { useEffect, useState } from 'react';

/** How many lines the panel keeps. */
const MAX_LINES = 200;

const panel = css({
  position: 'fixed',
  zIndex: 60,
  insetBlockEnd: theme.space[3],
  insetInlineEnd: theme.space[3],
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: theme.space[2],
  inlineSize: 'min(520px, calc(100vw - 24px))',
  blockSize: 'min(420px, 60dvh)',
  padding: theme.space[3],
  borderRadius: theme.radius.md,
  background: theme.color.deep,
  color: theme.color.onDeep,
  boxShadow: theme.shadow.high,
});

const row = css({
  display: 'grid',
  gridTemplateColumns: '64px 130px minmax(0, 1fr)',
  gap: theme.space[2],
  paddingBlock: 4,
  borderBlockStart: `1px solid ${theme.color.nightLine}`,
  ...theme.text.xs,
});

const formatValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 400 ? `${text.slice(0, 400)} …` : text;
};

interface Line extends BusRecord {
  id: number;
}

/** Shows developers the traffic on the bus (`?bus=panel`). All of it is data that this page has anyway. */
const BusPanel = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell');
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => {
    let id = 0;
    const add = (record: BusRecord): void => {
      id += 1;
      const line = { ...record, id };
      setLines((before) => [line, ...before].slice(0, MAX_LINES));
    };
    // The current values, which a late subscriber would receive.
    const at = performance.now();
    add({ at, kind: 'stream', name: 'user', value: bus.user$.value });
    add({ at, kind: 'stream', name: 'unread', value: bus.unread$.value });
    add({ at, kind: 'stream', name: 'likes', value: bus.likes$.value });
    add({ at, kind: 'stream', name: 'language', value: bus.language$.value });
    add({ at, kind: 'stream', name: 'push', value: bus.push$.value });
    add({ at, kind: 'stream', name: 'polls', value: bus.polls$.value });
    add({ at, kind: 'stream', name: 'bonus', value: bus.bonus$.value });
    return watchTraffic(add);
  }, []);
  return (
    <section aria-label={t('bus.title')} css={panel}>
      <div css={{ display: 'flex', alignItems: 'center', gap: theme.space[2] }}>
        <Heading level={2} size="card" css={{ flex: 1 }}>
          {t('bus.title')}
        </Heading>
        <Button size="sm" variant="plain" onClick={() => setLines([])}>
          {t('bus.clear')}
        </Button>
        <IconButton label={t('close')} onClick={onClose} css={{ color: 'inherit' }}>
          <IconX />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <ol tabIndex={0} aria-label={t('bus.title')} css={{ margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' }}>
        {lines.length === 0 && <li css={theme.text.sm}>{t('bus.empty')}</li>}
        {lines.map(({ id, at, kind, name, value }) => (
          <li key={id} css={row} data-bus={kind}>
            <span css={{ fontVariantNumeric: 'tabular-nums' }}>{(at / 1000).toFixed(2)}</span>
            <strong css={{ color: kind === 'event' ? theme.color.onDeepAccent : 'inherit', overflowWrap: 'anywhere' }}>
              {name}
            </strong>
            <code css={{ overflowWrap: 'anywhere' }}>{formatValue(value)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
};

export default BusPanel;
