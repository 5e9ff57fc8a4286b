import { fail, succeed } from '@lemma/core/store';
import { aDraft, aDraftProblem } from '@lemma/core/testing';
import { emptyDraft } from '@lemma/core/worksheet-draft';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../testing/index.ts';
import { HttpProblemCatalog } from './http-problem-catalog.ts';
import { HttpWorksheetGateway } from './http-worksheet-gateway.ts';

describe('saving a draft', () => {
  it('sends it in the names of the specification', async () => {
    const { http, seen } = fakeServer(json({ id: 'w1', templateId: 't1' }, 201));
    const draft = aDraft({
      problems: [
        aDraftProblem({ path: 'p1', weight: 2 }),
        aDraftProblem({ path: 'p2', names: { de: 'Zwei' }, weight: 0 }),
      ],
      title: { de: '  Brüche ', en: 'Fractions' },
      correction: { ...emptyDraft.correction, repeatedCorrections: 3 },
      isVisibleToAll: false,
    });
    expect(await new HttpWorksheetGateway(http).save(draft)).toMatchObject(succeed({ id: 'w1' }));
    expect(seen[0]).toMatchObject({
      method: 'POST',
      target: '/api/course/worksheets',
      body: {
        configuration: {
          correction: {
            correctorType: 'AFTER_SAVE',
            allowNewDataGenerationNTimes: 0,
            canUserViewCorrection: false,
            allowTriggerCorrectionNTimes: 3,
          },
          weightedDocuments: [
            { path: 'p1', weight: 2 },
            { path: 'p2', weight: 0 },
          ],
        },
        template: {
          title: { de: 'Brüche' },
          documents: [{ path: 'p1' }, { path: 'p2' }],
          visibleToAllAuthors: false,
        },
      },
    });
  });

  it.each([
    [refused(409, 'course_worksheet-already-exists'), 'worksheetExists'],
    [refused(403, 'forbidden'), 'forbidden'],
    [refused(400, 'invalid_request'), 'rejected'],
    [json({}, 201), 'notUnderstood'],
  ])('tells why it is refused (%#)', async (answer, kind) => {
    const { http } = fakeServer(answer);
    expect(await new HttpWorksheetGateway(http).save(aDraft())).toEqual(fail({ kind }));
  });
});

describe('the problems of the pool', () => {
  it('are described by their names', async () => {
    const { http } = fakeServer(
      json([
        { language: 'de', name: 'Brüche' },
        { language: 'en', name: 'Fractions' },
      ]),
    );
    const described = await new HttpProblemCatalog(http).describe('p1');
    expect(described).toEqual(succeed({ path: 'p1', names: { de: 'Brüche', en: 'Fractions' } }));
  });

  it.each([
    [json([]), 'notFound'],
    [refused(404, 'content_document-not-found'), 'notFound'],
    [refused(500, 'unknown_error'), 'faulty'],
  ])('cannot always be described (%#)', async (answer, kind) => {
    const { http } = fakeServer(answer);
    expect(await new HttpProblemCatalog(http).describe('p1')).toEqual(fail({ kind }));
  });
});
