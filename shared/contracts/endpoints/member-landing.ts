import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { memberCard } from '../shapes/member.ts';
import { publicIdParameter } from '../shapes/public-id.ts';

/** A member as visitors see them on the member's own landing page (decisions R-10). */
export const landingMember = z.extend(
  z.pick(memberCard, {
    id: true,
    name: true,
    age: true,
    region: true,
    country: true,
    main_image: true,
    fictional_icon: true,
  }),
  { interests: z.array(z.string()) },
);

export type LandingMember = z.output<typeof landingMember>;

export const getMemberLanding = endpoint({
  method: 'GET',
  path: '/api/member-landing.php',
  summary:
    'Returns the member of a landing page, or null. Null means that the member has not agreed to one, is not shown, or does not exist; the response is the same.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  query: z.object({ id: publicIdParameter }),
  response: z.object({ member: z.nullable(landingMember) }),
  errors: [],
});
