import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { mostStars } from '@lemma/core/rating';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../language/index.ts';

interface StarsProps {
  /** Given so far; undefined for none. */
  readonly stars: number | undefined;
  readonly label: string;
  readonly onRate: (stars: number) => void;
}

/** One to five stars to choose from: the browser's own radio buttons below pictures. */
export function Stars({ stars, label, onRate }: StarsProps) {
  const { t } = useTexts('rating');
  const name = useId();
  return (
    <chakra.div role="radiogroup" aria-label={label} display="inline-flex" alignSelf="flex-start">
      {Array.from({ length: mostStars }, (_, index) => {
        const value = index + 1;
        const isLit = stars !== undefined && value <= stars;
        return (
          <chakra.label
            key={value}
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            boxSize="11"
            cursor="pointer"
            rounded="md"
            color={isLit ? 'orange.fg' : 'fg.muted'}
            _hover={{ color: 'orange.fg' }}
            _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing' }}
          >
            <VisuallyHidden asChild>
              <input
                type="radio"
                name={name}
                value={value}
                checked={stars === value}
                aria-label={t('stars', { count: value })}
                onChange={() => onRate(value)}
              />
            </VisuallyHidden>
            <Star aria-hidden size="1.75rem" fill={isLit ? 'currentColor' : 'none'} />
          </chakra.label>
        );
      })}
    </chakra.div>
  );
}
