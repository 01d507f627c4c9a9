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

/** Phones and tablets, which have neither a mouse nor keys. */
const TOUCH = '@media (hover: none) and (pointer: coarse)';
const onTouch = css({ display: 'none', [TOUCH]: { display: 'block' } });
const onDesktops = css({ [TOUCH]: { display: 'none' } });

interface HelpSheetProps {
  open: boolean;
  onClose: () => void;
  /** Whether the keyboard shortcuts are on. */
  shortcuts: boolean;
  onShortcuts: (on: boolean) => void;
}

/** Explains the gestures of phones, or the mouse and the keys of desktops with a switch that turns the keys off. */
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
      <Text size="sm" tone="muted" css={onTouch}>
        {t('swipe.help.gestures')}
      </Text>
      <Text size="sm" tone="muted" css={onDesktops}>
        {t('swipe.help.mouse')} {t('swipe.help.keysToo')}
      </Text>
      <dl css={[list, onDesktops]}>
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
      <div css={onDesktops}>
        <Switch
          label={t('swipe.help.shortcuts')}
          checked={shortcuts}
          onChange={(event) => onShortcuts(event.currentTarget.checked)}
        />
      </div>
    </Sheet>
  );
};
