import { describe, expect, it } from 'vitest';
import { fail, succeed, type Result } from '../store/index.ts';
import { InMemoryReferenceGateway } from '../testing/index.ts';
import type { DocumentFailure, StoredDocument } from '../preview/index.ts';
import { followReference, type ReferencePlace } from './index.ts';

const path = 'fractions/add';
const place: ReferencePlace = { refId: path, containerId: '2', containerType: 'chapter' };
const course = {
  reference: { courseId: 'courses/one', id: path, type: 'article' },
  hrefOf: ({ refId }: ReferencePlace) => `/chapter?path=${refId}`,
};
const notFound = { kind: 'notFound', languages: [] } as const;

async function followed(
  document: Result<StoredDocument, DocumentFailure>,
  { found = succeed([]), isInCourse = true }: { found?: InMemoryReferenceGateway['answer']; isInCourse?: boolean } = {},
) {
  const references = new InMemoryReferenceGateway(found);
  const documents = { read: () => Promise.resolve(document) };
  const reference = { path, language: 'de', href: '/page', ...(isInCourse && { course }) } as const;
  const target = await followReference({ documents, references }, reference);
  return { target, asked: references.asked };
}

describe('a reference to a document', () => {
  it.each<[string, Result<StoredDocument, DocumentFailure>]>([
    ['can be read', succeed({ languages: ['de'], xml: '<document/>' })],
    ['exists in other languages', fail({ ...notFound, languages: ['en'] })],
    ['cannot be asked for', fail({ kind: 'unavailable' })],
    ['makes the server fail', fail({ kind: 'faulty' })],
  ])('leads to its page if it %s', async (_, document) => {
    expect(await followed(document)).toEqual({ target: succeed('/page'), asked: [] });
  });

  it('that does not exist leads nowhere, in a course and elsewhere', async () => {
    expect((await followed(fail(notFound))).target).toEqual(fail('missing'));
    expect((await followed(fail(notFound), { isInCourse: false })).target).toEqual(fail('missing'));
  });

  it('that is closed leads to its place in the course', async () => {
    const { target, asked } = await followed(fail({ kind: 'forbidden' }), { found: succeed([place]) });
    expect(target).toEqual(succeed(`/chapter?path=${path}`));
    expect(asked).toEqual([course.reference]);
  });

  it.each<[string, InMemoryReferenceGateway['answer'], Result<string, string>]>([
    ['has no place in the course leads nowhere', succeed([]), fail('notInCourse')],
    ['has a place without a page leads nowhere', succeed([{ ...place, refId: '' }]), fail('notInCourse')],
    ['may have a place leads to its page', fail({ kind: 'unavailable' }), succeed('/page')],
  ])('that is closed and %s', async (_, found, expected) => {
    expect((await followed(fail({ kind: 'forbidden' }), { found })).target).toEqual(expected);
  });

  it('that is closed leads to its page outside courses, which says why', async () => {
    const { target, asked } = await followed(fail({ kind: 'forbidden' }), { isInCourse: false });
    expect(target).toEqual(succeed('/page'));
    expect(asked).toEqual([]);
  });
});
