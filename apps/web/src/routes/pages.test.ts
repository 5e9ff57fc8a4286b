import { describe, expect, it } from 'vitest';
import { pageAt, viewOf } from './pages.ts';

describe('pageAt', () => {
  it.each([
    ['/', 'home', 'public'],
    ['/course', 'course', 'public'],
    ['/course/article', 'article', 'public'],
    ['/problem', 'problem', 'login'],
    ['/self-test', 'selftest', { anyOf: ['staff-member', 'course-member'] }],
    ['/learners', 'learners', { anyOf: ['staff-member', 'view-problem-control-buttons', 'admin'] }],
    ['/try-out', 'tryOut', 'public'],
    ['/try-out/', 'tryOut', 'public'],
    ['/pool', 'resource', 'login'],
    ['/pool/browser', 'pool', { anyOf: ['access-pool'] }],
    ['/pool/preview', 'preview', { anyOf: ['access-pool'] }],
    ['/pool/worksheet', 'worksheet', { anyOf: ['access-pool'] }],
    ['/pool/taxonomy', 'taxonomy', { anyOf: ['manage-taxonomy'] }],
    ['/browser', 'browser', { anyOf: ['access-browser'] }],
    ['/browser/preview', 'preview', { anyOf: ['access-browser'] }],
    ['/browser/worksheet', 'worksheet', { anyOf: ['access-browser'] }],
    ['/dev-tools', 'devTools', { anyOf: ['access-browser'] }],
    ['/snapshot-preview', 'snapshot', { anyOf: ['access-snapshot-preview'] }],
    ['/web-miau/preview', 'editorPreview', { anyOf: ['access-webmiau-preview'] }],
    ['/lms-problem-selector', 'selector', 'public'],
    ['/lms-problem-selector/preview', 'preview', 'public'],
    ['/lms-problem-selector/worksheet', 'worksheet', 'login'],
  ])('at %s is %s', (path, name, requirement) => {
    expect(pageAt(path)).toMatchObject({ name, requirement });
  });

  it('is the page for unknown addresses everywhere else, which everybody may see', () => {
    expect(pageAt('/pools')).toMatchObject({ name: 'notFound', requirement: 'public' });
    expect(pageAt('/try-out/more')).toMatchObject({ name: 'notFound', requirement: 'public' });
  });

  it('says through which list a preview was reached', () => {
    expect(pageAt('/browser/preview').above.map(({ path }) => path)).toEqual(['/', '/browser']);
  });

  it('has no header of ours where it stands inside an embedding editor, and only there', () => {
    expect(pageAt('/web-miau/preview').inside).toBe(true);
    expect(pageAt('/snapshot-preview').inside).toBeUndefined();
  });

  it('speaks English on the try-out page, whatever the user has chosen', () => {
    expect(pageAt('/try-out').language).toBe('en');
    expect(pageAt('/pool/browser').language).toBeUndefined();
  });
});

describe('what is counted of a page', () => {
  it.each([
    ['/problem', 'problem'],
    ['/learners', 'learners'],
    ['/cep', 'customise'],
    ['/pool/worksheet', 'worksheet'],
    ['/own/ada/my-first-exam', 'notFound'],
    ['/learners/ada@example.org', 'notFound'],
  ])('at %s is its name %s, without the address', (path, page) => {
    expect(viewOf(pageAt(path))).toEqual({ kind: 'pageViewed', page });
  });
});
