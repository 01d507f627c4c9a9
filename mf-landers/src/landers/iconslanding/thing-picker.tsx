import { useTranslation } from '@pairwise/i18n';
import { css, theme } from '@pairwise/ui';

import { colours } from '../../lander/lander-colours.ts';
import { type Thing, ThingIcon, thingNames } from './things.tsx';

const grid = css({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.space[3],
  '& > legend': { paddingBlockEnd: theme.space[3], fontWeight: theme.weight.bold, ...theme.text.lg },
});

const tile = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space[2],
  aspectRatio: '1 / 0.86',
  minInlineSize: 0,
  padding: 0,
  border: `2px solid ${theme.color.line}`,
  borderRadius: theme.radius.pair,
  background: theme.color.surface,
  color: theme.color.ink,
  fontWeight: theme.weight.medium,
  // The longest word, the German “Spaziergang”, fits a window of 320 px.
  fontSize: 'clamp(0.75rem, 3.8vw, 0.875rem)',
  lineHeight: 1.3,
  transition: `transform ${theme.motion.base} ${theme.motion.ease}, background ${theme.motion.fast}`,
  '& > svg': { color: colours.label, inlineSize: 'clamp(32px, 10vw, 46px)', blockSize: 'auto' },
  '&:hover': { borderColor: colours.accent },
  '&[aria-pressed="true"]': {
    background: colours.accent,
    borderColor: colours.accent,
    color: colours.onAccent,
    transform: 'rotate(-2deg) scale(1.03)',
    '& > svg': { color: 'inherit' },
  },
});

interface ThingPickerProps {
  picked: readonly Thing[];
  onToggle: (thing: Thing) => void;
}

/** Nine things as buttons that stay pressed. */
export const ThingPicker = ({ picked, onToggle }: ThingPickerProps) => {
  const { t } = useTranslation('mf-landers');
  return (
    <fieldset css={grid}>
      <legend>{t('landers.iconslanding.pick')}</legend>
      {thingNames.map((thing) => (
        <button
          key={thing}
          type="button"
          css={tile}
          aria-pressed={picked.includes(thing)}
          onClick={() => onToggle(thing)}
        >
          <ThingIcon thing={thing} />
          {t(`landers.iconslanding.things.${thing}`)}
        </button>
      ))}
    </fieldset>
  );
};
