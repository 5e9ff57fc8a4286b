import { chakra, Spinner } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import type { DocumentLink } from '@lemma/core/document';
import { findTarget, type ReferencePlace, type TargetFailure } from '@lemma/core/reference';
import { useState, type ReactNode } from 'react';
import { useService } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { useNavigate } from '../shell/index.ts';
import { LinkButton } from './link-button.tsx';

interface CourseLinkProps {
  readonly link: DocumentLink;
  readonly courseId: string;
  readonly hrefOf: (place: ReferencePlace) => string | undefined;
  readonly children: ReactNode;
}

/** A reference within a course: the place of its target is looked up when it is followed. */
export function CourseLink({ link: { id, type }, courseId, hrefOf, children }: CourseLinkProps) {
  const { t, language } = useTexts('reference');
  const failureText = useFailureText();
  const gateway = useService(tokens.referenceGateway);
  const navigate = useNavigate();
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<TargetFailure>();

  async function follow(): Promise<void> {
    if (isLooking) return;
    setIsLooking(true);
    setFailure(undefined);
    const target = await findTarget(gateway, { courseId, id, type }, hrefOf);
    setIsLooking(false);
    if (target.ok) navigate(target.value.href);
    else setFailure(target.failure);
  }

  return (
    <>
      <LinkButton aria-busy={isLooking} onClick={() => void follow()}>
        {children}
      </LinkButton>
      {isLooking && <Spinner size="xs" ms="1" lang={language} aria-label={t('opening')} />}
      {failure !== undefined && (
        <chakra.span
          lang={language}
          role="alert"
          ms="1.5"
          px="1"
          rounded="sm"
          bg="orange.subtle"
          color="orange.fg"
          fontSize="sm"
        >
          {failureText(failure)}
        </chakra.span>
      )}
    </>
  );
}

function useFailureText(): (failure: TargetFailure) => string {
  const { t } = useTexts('reference');
  const noAnswer = useNoAnswerText();
  return (failure) => {
    switch (failure.kind) {
      case 'missingTypeOrId':
      case 'notFound':
      case 'notInCourse':
      case 'forbidden':
        return t(`failures.${failure.kind}`);
      default:
        return noAnswer(failure, t('failures.unavailable'));
    }
  };
}
