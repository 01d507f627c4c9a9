import { useTranslation } from '@pairwise/i18n';
import { css, Sheet, Switch, Text, theme } from '@pairwise/ui';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${theme.space[3]} ${theme.space[4]}`,
  margin: 0,
  '& dd': { margin: 0 },
});

const key = css({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 32,
  minBlockSize: 28,
  marginInlineEnd: 6,
  paddingInline: theme.space[2],
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.sm,
  background: theme.color.inset,
  fontFamily: theme.font,
  fontWeight: theme.weight.bold,
  ...theme.text.sm,
});

interface HelpSheetProps {
  open: boolean;
  onClose: () => void;
  /** Whether the keyboard shortcuts are on. */
  shortcuts: boolean;
  onShortcuts: (on: boolean) => void;
}

/** Explains the gestures and keys of the game, with a switch that turns the keys off. */
export const HelpSheet = ({ open, onClose, shortcuts, onShortcuts }: HelpSheetProps) => {
  const { t } = useTranslation('mf-members');
  const backspace = t('swipe.help.backspace');
  const rows: [keys: string[], text: string][] = [
    [['→'], t('swipe.help.like')],
    [['←'], t('swipe.help.pass')],
    [['↑'], t('swipe.help.open')],
    [['Z', backspace], t('swipe.help.undo')],
    [['?'], t('swipe.help.help')],
  ];
  return (
    <Sheet open={open} onClose={onClose} title={t('swipe.help.title')} closeLabel={t('swipe.help.close')}>
      <Text size="sm" tone="muted">
        {t('swipe.help.gestures')}
      </Text>
      <dl css={list}>
        {rows.map(([keys, text]) => (
          <div key={text} css={{ display: 'contents' }}>
            <dt>
              {keys.map((name) => (
                <kbd key={name} css={key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('swipe.help.shortcuts')}
        checked={shortcuts}
        onChange={(event) => onShortcuts(event.currentTarget.checked)}
      />
    </Sheet>
  );
};
