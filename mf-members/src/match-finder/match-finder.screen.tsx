import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useNavigate, useSearchParams } from '@pairwise/router';
import { Container, css, media, OfflineState, Skeleton, Stack, theme, VisuallyHidden } from '@pairwise/ui';
import { useState } from 'react';

import { MembersFailure } from '../page/members-failure.tsx';
import { stateSpacing } from '../page/state-spacing.ts';
import { Answer } from './answer.tsx';
import { useMatchFinder, useSaveMatchFinder, type MatchFinderAnswers } from './match-finder.queries.ts';
import { QuestionFrame } from './question-frame.tsx';
import { dropDraft, keepDraft, questionAfter, questionOf, questions, readDraft } from './questions.ts';

const page = css({
  // The footer stays below the edge of the screen, however long a question is.
  minBlockSize: `calc(100dvh - ${theme.bar})`,
  maxInlineSize: 560,
  paddingBlock: theme.space[3],
  [media.up('md')]: { paddingBlock: `${theme.space[6]} ${theme.space[7]}` },
});

const addressOf = (question: string): string => `${paths.matchFinder()}?question=${question}`;

/** The questions, with the answers so far. */
const Questions = ({ userId, saved }: { userId: number; saved: MatchFinderAnswers }) => {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const [answers, setAnswers] = useState(() => readDraft(userId, saved));
  const [moved, setMoved] = useState(false);
  const [typedRegion, setTypedRegion] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const save = useSaveMatchFinder();
  const question = questionOf(address);
  const before = questions[questions.indexOf(question) - 1];

  const change = (part: Partial<MatchFinderAnswers>): void => {
    const changed = { ...answers, ...part };
    setAnswers(changed);
    keepDraft(userId, changed);
  };
  const goOn = (): void => {
    if (question === 'place' && typedRegion !== undefined) {
      setAttempts(attempts + 1);
      return;
    }
    const next = questionAfter(question);
    if (next) {
      setMoved(true);
      // Each question is a history entry: the browser's back button goes to the previous question.
      setAddress({ question: next });
      return;
    }
    save.mutate(answers, {
      onSuccess: ({ search }) => {
        dropDraft();
        void navigate(paths.members(search));
      },
    });
  };

  return (
    <QuestionFrame
      key={question}
      question={question}
      back={before && addressOf(before)}
      arrived={moved}
      saving={save.isPending}
      error={save.error}
      onSubmit={goOn}
    >
      <Answer
        question={question}
        answers={answers}
        onChange={change}
        typedRegion={typedRegion}
        onTypeRegion={setTypedRegion}
        attempts={attempts}
      />
    </QuestionFrame>
  );
};

const QuestionsSkeleton = () => {
  const { t } = useTranslation('mf-members');
  return (
    <Stack gap={5} role="status">
      <VisuallyHidden>{t('matchFinder.loading')}</VisuallyHidden>
      <Skeleton height={8} />
      <Skeleton height={72} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={60} />
      ))}
    </Stack>
  );
};

/** Six questions that lead to a search of the members who fit (MEMBER-10, decisions R-6). */
const MatchFinderScreen = () => {
  const { t } = useTranslation('mf-members');
  const online = useOnline();
  const user = useStream(bus.user$);
  const { data, error, isFetching, refetch } = useMatchFinder();

  const content = () => {
    if (data && user) return <Questions key={user.id} userId={user.id} saved={data.answers ?? data.proposal} />;
    if (error) {
      const title = t('matchFinder.failedTitle');
      return (
        <MembersFailure
          error={error}
          titles={{ login: title, failed: title, offline: t('matchFinder.offlineTitle') }}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!online) {
      return (
        <OfflineState css={stateSpacing} title={t('matchFinder.offlineTitle')}>
          {t('matchFinder.offline')}
        </OfflineState>
      );
    }
    return <QuestionsSkeleton />;
  };
  return <Container css={page}>{content()}</Container>;
};

export default MatchFinderScreen;
