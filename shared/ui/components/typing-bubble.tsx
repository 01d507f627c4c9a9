import { keyframes, theme } from '@pairwise/ui';

export type TypingBubbleProps = { label: string };

const hop = keyframes({ '30%': { transform: 'translateY(-4px)' } });

const dots = [
  { opacity: 1, delay: '0s' },
  { opacity: 0.7, delay: '0.15s' },
  { opacity: 0.45, delay: '0.3s' },
];

/** Shows that the chat partner is typing. */
export const TypingBubble = ({ label }: TypingBubbleProps) => (
  <output
    aria-label={label}
    css={{
      alignSelf: 'flex-start',
      inlineSize: 'fit-content',
      display: 'flex',
      gap: 5,
      padding: '15px 16px',
      border: `1px solid ${theme.color.line}`,
      borderRadius: '20px 20px 20px 5px',
      background: theme.color.surface,
    }}
  >
    {dots.map(({ opacity, delay }) => (
      <span
        key={delay}
        css={{
          inlineSize: 7,
          blockSize: 7,
          borderRadius: '50%',
          background: theme.color.inkMuted,
          opacity,
          animation: `${hop} 1.2s ${delay} infinite`,
        }}
      />
    ))}
  </output>
);
