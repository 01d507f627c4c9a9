import { bus, useStream } from '@pairwise/bus';
import { paths, type User } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Navigate, useNavigate, useSearchParams } from '@pairwise/router';
import { Container, ErrorState, Skeleton, Stack, theme, VisuallyHidden } from '@pairwise/ui';
import { type ComponentType, useState } from 'react';

import { afterSignup } from './after-signup.ts';
import { type AnswersDraft, keepAnswersDraft, readAnswersDraft, withoutSaved } from './answers-draft.ts';
import {
  type SignupState,
  signupStateNow,
  type StepAnswer,
  useSaveStep,
  useSignupState,
} from './complete-signup.queries.ts';
import { firstOpen, questionAfter, questionBefore, questionOf, type QuestionId, reachable } from './questions.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { AboutStep } from './steps/about-step.tsx';
import { EmailStep } from './steps/email-step.tsx';
import { InterestsStep } from './steps/interests-step.tsx';
import { LocationStep } from './steps/location-step.tsx';
import { MessageStep } from './steps/message-step.tsx';
import { GenderStep, RelationshipStep, SeekStep, SexualityStep } from './steps/personal-steps.tsx';
import { PhotoStep } from './steps/photo-step.tsx';

const steps: Record<QuestionId, ComponentType<StepProps>> = {
  message: MessageStep,
  photo: PhotoStep,
  location: LocationStep,
  gender: GenderStep,
  seek: SeekStep,
  sexuality: SexualityStep,
  relationship: RelationshipStep,
  about: AboutStep,
  interests: InterestsStep,
  email: EmailStep,
};

interface QuestionsProps {
  state: SignupState;
  user: User;
  question: QuestionId;
}

const Questions = ({ state, user, question }: QuestionsProps) => {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<AnswersDraft>(() => readAnswersDraft(user.id));
  const [shownFirst] = useState(question);
  const [moved, setMoved] = useState(false);
  if (!moved && question !== shownFirst) setMoved(true);
  const save = useSaveStep();
  const Step = steps[question];

  const keep = (next: AnswersDraft): void => {
    setDraft(next);
    keepAnswersDraft(user.id, next);
  };
  const show = (next: QuestionId | undefined, replace = false): void => {
    save.reset();
    void navigate(next === undefined ? afterSignup() : paths.completeSignup(next), { replace });
  };
  const answers = { ...state.answers, ...draft };
  const change = (part: AnswersDraft): void => {
    keep({ ...draft, ...part });
    // What was refused has changed: it is not known to be wrong any more. Another field of the question stays refused.
    const refused = save.error?.field ?? '';
    if (!Object.hasOwn(answers, refused) || Object.hasOwn(part, refused)) save.reset();
  };
  const goOn = (answer?: StepAnswer): void => {
    const next = questionAfter(question);
    if (!answer) {
      show(next);
      return;
    }
    save.mutate(answer, {
      onSuccess: ({ user: saved }) => {
        keep(withoutSaved(draft, answer));
        bus.emit('user:changed', { user: saved });
        show(next);
      },
    });
  };

  const allowed = reachable(question, signupStateNow() ?? state, answers);
  if (allowed !== question) return <Navigate to={paths.completeSignup(allowed)} replace />;

  const before = questionBefore(question);
  return (
    <StepFrame question={question} onBack={before && (() => show(before, true))}>
      <Step
        key={question}
        state={state}
        answers={answers}
        change={change}
        saving={{ busy: save.isPending, error: save.error }}
        arrived={moved}
        goOn={goOn}
      />
    </StepFrame>
  );
};

const LoadingQuestion = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <StepFrame question="message">
      <Stack gap={4} aria-busy="true">
        <VisuallyHidden>{t('completeSignup.loading')}</VisuallyHidden>
        <Skeleton height={34} width="80%" />
        <Skeleton height={20} />
        <Skeleton height={120} radius="md" />
        <Skeleton height={58} radius="md" />
      </Stack>
    </StepFrame>
  );
};

/** ROUTE-13: the open signup questions, one per screen. A member continues where they stopped (AUTH-02). */
const CompleteSignupScreen = () => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const user = useStream(bus.user$);
  const [search] = useSearchParams();
  const signup = useSignupState();

  if (signup.isError) {
    return (
      <Container css={{ paddingBlock: theme.space[8] }}>
        <ErrorState
          title={t('completeSignup.failedTitle')}
          retryLabel={t('form.retry')}
          retrying={signup.isFetching}
          onRetry={() => void signup.refetch()}
        >
          {errorText(signup.error)}
        </ErrorState>
      </Container>
    );
  }
  if (!signup.data || !user) return <LoadingQuestion />;
  const question = questionOf(search);
  if (question) return <Questions state={signup.data} user={user} question={question} />;
  const next = firstOpen(signup.data);
  // Nothing is open any more: an old link leads to the members.
  if (next === 'email' && signup.data.confirmed) return <Navigate to={paths.members()} replace />;
  return <Navigate to={paths.completeSignup(next)} replace />;
};

export default CompleteSignupScreen;
