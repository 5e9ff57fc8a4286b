import { fail, succeed } from '@lemma/core/store';
import { describe, expect, it } from 'vitest';
import { fakeServer, json } from '../testing/index.ts';
import { HttpCustomisationGateway } from './http-customisation-gateway.ts';

const reference = { path: 'a/b', worksheet: undefined };

function gatewayTo(answer: Parameters<typeof fakeServer>[0]) {
  const { http, seen } = fakeServer(answer);
  return { gateway: new HttpCustomisationGateway(http, () => 'ada'), seen };
}

const refusedWith = (status: number, body: object) => () =>
  new Response(JSON.stringify({ message: 'm', ...body }), { status, headers: { 'content-type': 'application/json' } });

describe('customisations on the server', () => {
  it('begin with a draft', async () => {
    const draft = { id: 'd', path: 'drafts/ada/new/a/b', customizationPath: 'customised/ada/a/b', originalPath: 'a/b' };
    const { gateway, seen } = gatewayTo(json({ ...draft, customizationVersion: '3' }));
    expect(await gateway.open({ path: 'a/b', worksheet: 'w' })).toEqual(succeed({ ...draft, replaces: '3' }));
    expect(seen).toMatchObject([{ method: 'PUT', target: '/api/content/users/ada/drafts?path=a%2Fb&worksheetId=w' }]);
  });

  it('are kept in place of a version, and saved without one for the first time', async () => {
    const { gateway, seen } = gatewayTo(() => json({ customization: 'customised/ada/a/b', version: '1' }));
    await gateway.keep('drafts/ada/new/a/b', { text: 'x', version: '4' });
    expect(await gateway.save(reference, { text: 'x', replaces: undefined })).toEqual(
      succeed({
        path: 'customised/ada/a/b',
        version: '1',
        selection: 'customised/ada/a/b',
        worksheet: undefined,
      }),
    );
    expect(seen).toMatchObject([{ ifMatch: '"4"', text: 'x' }, { text: 'x' }]);
    expect(seen[1]?.ifMatch).toBeNull();
  });

  it('of worksheets are selected by the prefixed id of their template', async () => {
    const { gateway, seen } = gatewayTo(
      json({ id: 'w2', customization: 't2', path: 'customised/ada/c/a/b', version: '2' }),
    );
    expect(await gateway.save({ path: 'a/b', worksheet: 'w1' }, { text: 'x', replaces: '1' })).toEqual(
      succeed({ path: 'customised/ada/c/a/b', version: '2', selection: 'worksheet_t2', worksheet: 'w2' }),
    );
    expect(seen).toMatchObject([
      { target: '/api/worksheet/users/ada/worksheet-customizations/w1/problems?path=a%2Fb', ifMatch: '"1"' },
    ]);
  });

  it.each([
    [
      409,
      { id: 'content_problem-customization-for-user-already-exists', customization: 'c' },
      { kind: 'exists', path: 'c' },
    ],
    [422, { id: 'jmmtex_document-not-convertable', line: 7 }, { kind: 'notConvertable', message: 'm', line: 7 }],
    [422, { id: 'content_solution-not-accepted' }, { kind: 'solutionNotAccepted', message: 'm', line: undefined }],
    [422, { id: 'content_tex-code-not-convertable-to-problem' }, { kind: 'noProblem' }],
    [422, { id: 'content_problem-customization-is-unchanged' }, { kind: 'unchanged' }],
    [422, { id: 'content_too-many-customizations' }, { kind: 'refused', message: 'm' }],
    [404, { id: 'content_tex-document-has-no-tex-code' }, { kind: 'noTexCode' }],
    [404, { id: 'worksheet_tex-document-has-no-tex-code' }, { kind: 'noTexCodeInWorksheet' }],
    [404, { id: 'content_document-not-found' }, { kind: 'notFound' }],
    [412, { id: 'content_version-conflict' }, { kind: 'conflict' }],
    [413, { id: 'request_too_large' }, { kind: 'tooLarge' }],
    [403, { id: 'forbidden' }, { kind: 'forbidden' }],
    [500, { id: 'x', message: 'y' }, { kind: 'faulty' }],
  ])('are not saved if the server answers %i %j', async (status, body, failure) => {
    const { gateway } = gatewayTo(refusedWith(status, body));
    expect(await gateway.save(reference, { text: 'x', replaces: undefined })).toEqual(fail(failure));
  });

  it.each([
    [
      409,
      { id: 'content_problem-customization-for-user-already-exists', customization: 'c' },
      { kind: 'exists', path: 'c' },
    ],
    [422, { id: 'content_tex-code-not-convertable-to-problem' }, { kind: 'notCustomisable' }],
    [404, { id: 'content_document-not-found' }, { kind: 'notFound' }],
    [500, { id: 'x' }, { kind: 'faulty' }],
  ])('are not opened if the server answers %i %j', async (status, body, failure) => {
    const { gateway } = gatewayTo(refusedWith(status, body));
    expect(await gateway.open(reference)).toEqual(fail(failure));
  });

  it('are previewed, or tell the line', async () => {
    const { gateway } = gatewayTo(refusedWith(422, { id: 'jmmtex_document-not-convertable', line: 2 }));
    const failure = { kind: 'notConvertable', message: 'm', line: 2 };
    expect(await gateway.preview('a/b', 'de', 'x')).toEqual(fail(failure));
    const xml = '<document kind="problem" lang="de"><title>T</title><content><p>x</p></content></document>';
    const page = await gatewayTo(json({ convertedTex: xml })).gateway.preview('a/b', 'de', 'x');
    expect(page.ok && page.value.kind).toBe('problem');
  });
});
