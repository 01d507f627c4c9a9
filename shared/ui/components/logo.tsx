import { theme } from '../tokens.ts';
import { Mark } from './mark.tsx';

export type LogoProps = {
  /** The site's name. */
  name: string;
  tone?: 'default' | 'on-deep';
};

export const Logo = ({ name, tone = 'default' }: LogoProps) => (
  <span
    css={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 9,
      minBlockSize: theme.tap,
      color: tone === 'on-deep' ? theme.color.onDeep : theme.color.ink,
      fontSize: '1.3rem',
      fontWeight: theme.weight.black,
      letterSpacing: '-0.035em',
    }}
  >
    <Mark tone={tone} />
    {name}
  </span>
);
