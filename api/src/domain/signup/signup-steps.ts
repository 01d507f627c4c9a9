import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';
import { signupSteps } from '@pairwise/contracts/endpoints/signup';
import { genders, sought } from '@pairwise/contracts/shapes/member';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { showProfileWhenComplete } from '../account/account.repository.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { takeMove } from '../location/change-location.ts';
import { requirePlace } from '../location/find-place.ts';
import { isMove } from '../location/location.policy.ts';
import { findProfileTown, updateProfilePlace } from '../location/location.repository.ts';
import { requireProfileText } from '../profile/profile.policy.ts';
import { saveInterests } from '../profile/profile.repository.ts';
import { known } from '../profile/profile.view.ts';
import {
  deleteHeldMessage,
  deleteHeldMessageToNoOne,
  findGender,
  findSignup,
  listInterestsOf,
  lockDoneSteps,
  saveHeldMessage,
  updateCountry,
  updateDoneSteps,
  updateSignupProfile,
} from './signup-steps.repository.ts';
import { addStep, firstOpenStep, requireOpenGender } from './signup.policy.ts';

type StepAnswer = BodyOf<Endpoints['PUT /api/signup.php']>;
type SignupState = ResponseOf<Endpoints['GET /api/signup.php']>;

/** Reads the open step of the signup and the answers so far, so that the form continues after any pause (AUTH-02). */
export const readSignup = async ({ db }: Context, member: Member): Promise<SignupState> => {
  const row = await findSignup(db, member.id);
  const interests = await listInterestsOf(db, member.id);
  return {
    step: firstOpenStep(row.signup_done),
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
      interests,
    },
  };
};

const saveMessage = async (db: Database, memberId: number, text: string): Promise<void> => {
  const body = text.trim();
  await (body === '' ? deleteHeldMessage(db, memberId) : saveHeldMessage(db, memberId, body));
};

const saveAnswer = async (db: Database, memberId: number, answer: StepAnswer): Promise<void> => {
  switch (answer.step) {
    case 'message':
      requireProfileText('signup_message', answer.data.signup_message);
      return saveMessage(db, memberId, answer.data.signup_message);
    case 'photo':
      return undefined;
    case 'location': {
      if (answer.data === null) return undefined;
      const place = await requirePlace(db, answer.data);
      if (isMove(await findProfileTown(db, memberId), place)) await takeMove(db, memberId);
      await updateProfilePlace(db, memberId, place);
      return updateCountry(db, memberId, place.country);
    }
    case 'personal': {
      const { gender, seek_gender, sexuality, relationship_status } = answer.data;
      requireOpenGender(await findGender(db, memberId), gender);
      return updateSignupProfile(db, memberId, {
        gender,
        seek_gender,
        ...(sexuality !== undefined && { sexuality }),
        ...(relationship_status !== undefined && { relationship_status }),
      });
    }
    case 'about': {
      const { about, headline, interests } = answer.data;
      await updateSignupProfile(db, memberId, {
        about: requireProfileText('about', about),
        headline: requireProfileText('headline', headline ?? null),
      });
      // The member has just seen this line in the text, and may have removed it there.
      await deleteHeldMessageToNoOne(db, memberId);
      return saveInterests(db, memberId, interests);
    }
  }
};

/** Saves the answer to one step, in any order, and returns the first step that is still open. */
export const saveSignupStep = async ({ db }: Context, member: Member, answer: StepAnswer): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const before = await lockDoneSteps(transaction, member.id);
    await saveAnswer(transaction, member.id, answer);
    const done = addStep(before, answer.step);
    const step = firstOpenStep(done);
    await updateDoneSteps(transaction, member.id, done, step);
    await showProfileWhenComplete(transaction, member.id);
    return step;
  });
