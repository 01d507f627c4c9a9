import { randomInt } from 'node:crypto';

import { defaultLanguage, type Endpoints, isLanguage, type ResponseOf } from '@pairwise/contracts';

import { requireOtherMember } from '../account/account.policy.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { findMember } from '../members/member.repository.ts';
import { requireReachable } from './chats.policy.ts';
import de from './icebreakers/de.ts';
import en from './icebreakers/en.ts';
import nl from './icebreakers/nl.ts';
import fi from './icebreakers/fi.ts';
import da from './icebreakers/da.ts';
import fr from './icebreakers/fr.ts';
import es from './icebreakers/es.ts';
import it from './icebreakers/it.ts';
import nb from './icebreakers/nb.ts';
import sv from './icebreakers/sv.ts';
import pl from './icebreakers/pl.ts';
import { findReader } from './message.repository.ts';

const texts = { en, de, nl, pl, sv, nb, it, es, fr, da, fi };

/** How many openings are suggested, besides those about shared interests (decisions C-12). */
const OPENINGS = 5;

const pick = <Item>(items: readonly Item[], count: number): Item[] => {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(randomInt(left.length), 1)).flat();
};

/**
 * Suggests first messages in the caller's language: one for each of up to two shared interests, then five others, chosen
 * at random.
 * @throws {DomainError} `blocked`, `not_available`, `own_profile`
 */
export const getIcebreakers = async (
  { db, site }: Context,
  member: Member,
  profile: number,
): Promise<ResponseOf<Endpoints['GET /api/icebreakers.php']>> => {
  requireOtherMember(member, profile);
  const partner = requireReachable(member, await findMember(db, site.id, profile, member.id));
  const { language, interests } = await findReader(db, member.id);
  const { openings, aboutInterest } = texts[isLanguage(language) ? language : defaultLanguage];
  const shared = pick(
    partner.interests.filter((interest) => interests.includes(interest)),
    aboutInterest.length,
  );
  return {
    icebreakers: [
      ...shared.map((interest, index) => ({ text: aboutInterest[index] ?? '', interest })),
      ...pick(openings, OPENINGS).map((text) => ({ text, interest: null })),
    ],
  };
};
