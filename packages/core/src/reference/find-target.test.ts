import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import { InMemoryReferenceGateway } from '../testing/index.ts';
import { findTarget, type ReferencePlace } from './index.ts';

const inSheet: ReferencePlace = { refId: 'fractions/add', containerId: 'w1', containerType: 'worksheet' };
const inChapter: ReferencePlace = { refId: 'fractions/add', containerId: 'c1', containerType: 'chapter' };
const reference = { courseId: 'course', id: 'fractions/add', type: 'problem' };
const pageOf = ({ containerType, containerId }: ReferencePlace) =>
  containerType === 'worksheet' ? `/worksheet/${containerId}` : undefined;

describe('the target of a reference', () => {
  it('is its first place that the course has a page for', async () => {
    const gateway = new InMemoryReferenceGateway(succeed([inChapter, inSheet]));
    expect(await findTarget(gateway, reference, pageOf)).toEqual(succeed({ place: inSheet, href: '/worksheet/w1' }));
    expect(gateway.asked).toEqual([reference]);
  });

  it.each([
    [{ ...reference, id: ' ' }, 'missingTypeOrId'],
    [{ ...reference, type: '' }, 'missingTypeOrId'],
  ])('of %o is not looked for: %s', async (incomplete, kind) => {
    const gateway = new InMemoryReferenceGateway(succeed([inSheet]));
    expect(await findTarget(gateway, incomplete, pageOf)).toEqual(fail({ kind }));
    expect(gateway.asked).toEqual([]);
  });

  it.each([
    [succeed([]), 'notFound'],
    [succeed([{ ...inSheet, containerId: '' }]), 'notFound'],
    [succeed([inChapter]), 'notInCourse'],
    [fail({ kind: 'forbidden' } as const), 'forbidden'],
    [fail({ kind: 'unavailable' } as const), 'unavailable'],
  ])('after the answer %o is none: %s', async (answer, kind) => {
    expect(await findTarget(new InMemoryReferenceGateway(answer), reference, pageOf)).toEqual(fail({ kind }));
  });
});
