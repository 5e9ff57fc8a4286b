import { Alert, chakra, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { RatingStore, starsOf, type RateFailure, type Rating, type RatingState } from '@lemma/core/rating';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useState } from 'react';
import { useClock, useService, useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { Stars } from './stars.tsx';

interface RatingBlockProps {
  /** The path of the article; another one requires another block: use it as its key. */
  readonly permalink: string;
}

/** What readers think of an article, and the stars of this one, who has worked on its topic. Not for guests. */
export function RatingBlock({ permalink }: RatingBlockProps) {
  const ratings = useService(tokens.ratingGateway);
  const log = useService(tokens.log);
  const clock = useClock();
  const [store] = useState(() => new RatingStore({ ratings, clock, log }, permalink));
  const state = useStore(store);
  const { t, language } = useTexts('rating');
  useEffect(() => {
    void store.open();
    return () => store.leave();
  }, [store]);
  if (permalink === '') return null;
  return (
    <chakra.section
      aria-label={t('title')}
      lang={language}
      borderTopWidth="1px"
      pt="4"
      mt="2"
      minH="28"
      _print={{ display: 'none' }}
    >
      <RatingContent state={state} onRate={(stars) => store.rate(stars)} />
    </chakra.section>
  );
}

interface RatingContentProps {
  readonly state: RatingState;
  readonly onRate: (stars: number) => void;
}

function RatingContent({ state: { rating, isHinted, failure }, onRate }: RatingContentProps) {
  const { t } = useTexts('rating');
  const noAnswer = useNoAnswerText();
  const notSent = (why: RateFailure): string => {
    switch (why.kind) {
      case 'forbidden':
        return t('hint');
      case 'notFound':
        return t('notFound');
      default:
        return `${t('notSent')} ${noAnswer(why)}`;
    }
  };
  switch (rating.status) {
    case 'loading':
      return (
        <>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton height="11" maxW="56" />
        </>
      );
    case 'failed':
      return (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>
            {rating.failure.kind === 'notFound' ? t('notFound') : noAnswer(rating.failure, t('unavailable'))}
          </Alert.Title>
        </Alert.Root>
      );
    case 'loaded':
      return (
        <Stack gap="1">
          <RatingOf rating={rating.value} onRate={onRate} />
          <chakra.p role="status" color="orange.fg" _empty={{ display: 'none' }}>
            {isHinted ? t('hint') : failure !== undefined ? notSent(failure) : ''}
          </chakra.p>
        </Stack>
      );
  }
}

function RatingOf({ rating, onRate }: { readonly rating: Rating; readonly onRate: (stars: number) => void }) {
  const { t, language } = useTexts('rating');
  const { own, average, count } = rating;
  const stars = own === undefined ? undefined : Math.round(starsOf(own));
  const shown = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <chakra.p fontWeight="semibold">{t(own === undefined ? 'before' : 'after')}</chakra.p>
      <Stars stars={stars} label={t(own === undefined ? 'before' : 'title')} onRate={onRate} />
      <chakra.p fontSize="sm" color="fg.muted">
        {count === 0 ? t('none') : t('average', { average: shown.format(starsOf(average)), count })}
      </chakra.p>
    </>
  );
}
