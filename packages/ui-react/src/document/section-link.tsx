import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { Check, Link } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../language/index.ts';

/** Visible while its headline is hovered or it has the focus; always visible if the device cannot hover. */
const look: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  fontSize: 'sm',
  // This does not increase the line height.
  '@media (pointer: coarse)': { minW: '11', minH: '11', my: '-3', justifyContent: 'center', alignSelf: 'center' },
  '@media (hover: hover)': {
    opacity: 0,
    '*:hover > &': { opacity: 1 },
    '&:focus-visible': { opacity: 1 },
    '&[data-copied]': { opacity: 1 },
  },
};

interface SectionLinkProps {
  readonly id: string;
  /** The headline in words. */
  readonly headline: string;
}

/** A link to a section, beside its headline. Following it also copies its address, and says so. */
export function SectionLink({ id, headline }: SectionLinkProps) {
  const { t, language } = useTexts('document');
  const [isCopied, setIsCopied] = useState(false);
  const Icon = isCopied ? Check : Link;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#${id}`, location.href).href);
      setIsCopied(true);
    } catch {
      // If the browser does not allow it, or has no clipboard, the address is still in the address bar.
    }
  };
  return (
    <chakra.a
      href={`#${id}`}
      css={look}
      data-control=""
      lang={language}
      {...(isCopied && { 'data-copied': '' })}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
      onPointerLeave={() => setIsCopied(false)}
    >
      <Icon size="1em" role="img" aria-label={t('linkToSection', { headline })} />
      <span role="status">{isCopied ? t('linkCopied') : ''}</span>
    </chakra.a>
  );
}
