import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';
import { signupSteps, type SignupStep } from '@pairwise/contracts/endpoints/signup';
import { genders, sought } from '@pairwise/contracts/shapes/member';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { takeLocationChange } from '../location/change-location.ts';
import { type Place, requirePlace } from '../location/find-place.ts';
import { requireProfileText, saveInterests } from '../profile/profile-fields.ts';
import type { Member } from '../session/member.ts';

type Answer = BodyOf<Endpoints['PUT /api/signup.php']>;
type SignupState = ResponseOf<Endpoints['GET /api/signup.php']>;

const firstOpen = (done: readonly string[]): number => {
  const index = signupSteps.findIndex((step) => !done.includes(step));
  return index === -1 ? signupSteps.length : index;
};

const known = <const Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

/** How far the signup is, and what was answered so far: the form goes on from here after any pause (AUTH-02). */
export const readSignup = async ({ db }: Context, member: Member): Promise<SignupState> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('held_messages', 'held_messages.user_id', 'users.id')
    .leftJoin('users as target', 'target.id', 'held_messages.to_id')
    .where('users.id', '=', member.id)
    .select([
      'users.email',
      'users.confirmed_at',
      'users.signup_done',
      'users.country',
      'profiles.region_id',
      'profiles.city',
      'profiles.gender',
      'profiles.seek_gender',
      'profiles.sexuality',
      'profiles.relationship_status',
      'profiles.headline',
      'profiles.about',
      'held_messages.body',
      'target.name as target_name',
    ])
    .executeTakeFirstOrThrow();
  const interests = await db
    .selectFrom('profile_interests')
    .innerJoin('interests', 'interests.id', 'profile_interests.interest_id')
    .where('profile_interests.user_id', '=', member.id)
    .orderBy('interests.id')
    .select('interests.key')
    .execute();
  return {
    step: firstOpen(row.signup_done),
    done: signupSteps.filter((step) => row.signup_done.includes(step)),
    email: row.email ?? '',
    confirmed: row.confirmed_at !== null,
    message_to: row.target_name,
    answers: {
      signup_message: row.body,
      country: row.country,
      region: row.region_id,
      city: row.city,
      gender: known(genders, row.gender),
      seek_gender: known(sought, row.seek_gender),
      sexuality: row.sexuality,
      relationship_status: row.relationship_status,
      headline: row.headline,
      about: row.about,
      interests: interests.map(({ key }) => key),
    },
  };
};

/** A line that is for nobody is the beginning of the own text: whoever has seen it there has it there alone. */
const forgetFirstLine = async (db: Database, memberId: number): Promise<void> => {
  await db.deleteFrom('held_messages').where('user_id', '=', memberId).where('to_id', 'is', null).execute();
};

const saveMessage = async (db: Database, memberId: number, text: string): Promise<void> => {
  const body = text.trim();
  if (body === '') {
    await db.deleteFrom('held_messages').where('user_id', '=', memberId).execute();
    return;
  }
  await db
    .insertInto('held_messages')
    .values({ user_id: memberId, body })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ body }))
    .execute();
};

/** The first town is free, and so is saying the same again; another counts like any change of place (decisions M-6). */
const isMove = async (db: Database, memberId: number, place: Place): Promise<boolean> => {
  const now = await db
    .selectFrom('profiles')
    .where('user_id', '=', memberId)
    .select(['city', 'region_id'])
    .executeTakeFirstOrThrow();
  return now.city !== null && (now.city !== place.city || now.region_id !== place.regionId);
};

/** Steps can be taken again, but who has been shown to others stays what they said they are. */
const requireOpenGender = async (db: Database, memberId: number, gender: string): Promise<void> => {
  const locked = await db
    .selectFrom('profiles')
    .where('user_id', '=', memberId)
    .where('status', '<>', 'disabled')
    .where('gender', '<>', gender)
    .select('user_id')
    .executeTakeFirst();
  if (locked) throw new DomainError('gender_locked', { field: 'gender' });
};

const save = async (db: Database, memberId: number, answer: Answer): Promise<void> => {
  const profile = db.updateTable('profiles').where('user_id', '=', memberId);
  switch (answer.step) {
    case 'message':
      requireProfileText('signup_message', answer.data.signup_message);
      return saveMessage(db, memberId, answer.data.signup_message);
    case 'photo':
      return undefined;
    case 'location': {
      if (answer.data === null) return undefined;
      const place = await requirePlace(db, answer.data);
      if (await isMove(db, memberId, place)) await takeLocationChange(db, memberId);
      await profile
        .set({ country: place.country, region_id: place.regionId, city: place.city, lat: place.lat, lon: place.lon })
        .execute();
      await db.updateTable('users').set({ country: place.country }).where('id', '=', memberId).execute();
      return undefined;
    }
    case 'personal': {
      const { gender, seek_gender, sexuality, relationship_status } = answer.data;
      await requireOpenGender(db, memberId, gender);
      await profile
        .set({
          gender,
          seek_gender,
          ...(sexuality !== undefined && { sexuality }),
          ...(relationship_status !== undefined && { relationship_status }),
        })
        .execute();
      return undefined;
    }
    case 'about': {
      const { about, headline, interests } = answer.data;
      const texts = {
        about: requireProfileText('about', about),
        headline: requireProfileText('headline', headline ?? null),
      };
      await profile.set(texts).execute();
      await forgetFirstLine(db, memberId);
      return saveInterests(db, memberId, interests);
    }
  }
};

/** Who has confirmed the address and said who they are is shown to others from now on. */
export const showWhenComplete = async (db: Database, memberId: number): Promise<void> => {
  await sql`update profiles p set status = 'active' from users u
    where u.id = p.user_id and u.id = ${memberId} and p.status = 'disabled' and p.gender is not null
      and u.status = 'active'`.execute(db);
};

/** Saves one step, whatever the others are, and answers the first that is still open. */
export const saveSignupStep = async ({ db }: Context, member: Member, answer: Answer): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { signup_done } = await transaction
      .selectFrom('users')
      .where('id', '=', member.id)
      .select('signup_done')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await save(transaction, member.id, answer);
    const done: SignupStep[] = signupSteps.filter((step) => step === answer.step || signup_done.includes(step));
    const step = firstOpen(done);
    await transaction
      .updateTable('users')
      .set({ signup_done: done, signup_step: step })
      .where('id', '=', member.id)
      .execute();
    await showWhenComplete(transaction, member.id);
    return step;
  });
