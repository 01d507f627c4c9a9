import { useTranslation } from '@pairwise/i18n';
import { useParams } from '@pairwise/router';

import type { memberLanding } from '../../messages/member-landing/en.ts';
import { SLUG } from '../lander/slug.ts';

type Design = 'opener' | 'half';
type Part<Name extends Design> = keyof (typeof memberLanding)[Name]['usual'] & string;

/** Returns the texts of a design: those of the address's slug (LAND-01), or else the usual ones. */
export const useDesignText = <Name extends Design>(design: Name, name: string): ((part: Part<Name>) => string) => {
  const { t, has } = useTranslation('mf-landers');
  const { slug = '' } = useParams();
  return (part) => {
    const own: `memberLanding.${Design}.variants.${string}` = `memberLanding.${design}.variants.${slug}.${part}`;
    if (SLUG.test(slug) && has(own)) return t(own, { name });
    const usual: `memberLanding.${Design}.usual.${string}` = `memberLanding.${design}.usual.${part}`;
    return has(usual) ? t(usual, { name }) : '';
  };
};
