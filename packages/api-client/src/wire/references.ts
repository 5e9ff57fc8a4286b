import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

/** Where something is found in a course: its reference, and its container (specification 002 §3.2). */
export const entityReferences = endpoint({
  id: 'entityReferences',
  method: 'POST',
  path: '/course/entity-references',
  summary: 'Where in a course a document stands',
  request: v.object({
    courseId: line(300),
    id: v.pipe(line(300), v.minLength(1)),
    type: v.pipe(line(100), v.minLength(1)),
  }),
  response: v.array(v.object({ refId: v.string(), containerId: v.string(), containerType: v.string() })),
  answers: 'json',
});
