import { describe, expect, it } from 'vitest';
import {
  dragDataOf,
  isServerUrl,
  messageOf,
  obstacleToDrag,
  obstacleToTransfer,
  readLmsAnswer,
  readSelectorParameters,
  transferOf,
  type SelectedItem,
} from './index.ts';

const server = 'https://pool.example.org/api/';
const task: SelectedItem = {
  kind: 'task',
  link: 'fractions/add',
  name: 'Adding fractions',
  language: 'en',
  isGraded: true,
  course: { pathToCourseFile: 'courses/numbers', name: 'Numbers' },
};
const sheet: SelectedItem = {
  ...task,
  kind: 'worksheet',
  link: 'worksheet_7',
  worksheet: {
    id: '7',
    templateId: 't',
    correction: { corrector: 'afterDeadline', regenerations: 3, isCorrectionVisible: true },
  },
};
const single = readSelectorParameters(`serverUrl=${server}&origin=https://moodle.example.org`);
const array = { ...single, multiSelect: true };
const drag = { ...single, origin: undefined };

describe('a transfer (specification 000 §3)', () => {
  it('has what clients read, and nothing else', () => {
    expect(transferOf({ ...task, isGraded: false }, server)).toEqual({
      link: 'fractions/add',
      path_to_coursefile: 'courses/numbers',
      language: 'en',
      name: 'Adding fractions',
      server,
      course: 'Numbers',
      isGraded: false,
    });
  });

  it('of a worksheet says when it is corrected', () => {
    expect(transferOf(sheet, server).worksheet).toEqual({
      id: '7',
      configuration: { correction: { correctorType: 'AFTER_DEADLINE' } },
    });
  });

  it('is posted as one text with an object', () => {
    expect(JSON.parse(messageOf([task], single))).toEqual(transferOf(task, server));
  });

  it('is posted as one text with an array of objects where the LMS takes several', () => {
    expect(JSON.parse(messageOf([task, sheet], array))).toEqual([transferOf(task, server), transferOf(sheet, server)]);
  });

  it('is dragged as an array of texts', () => {
    const elements: unknown = JSON.parse(dragDataOf([task, sheet], drag));
    expect(elements).toEqual([JSON.stringify(transferOf(task, server)), JSON.stringify(transferOf(sheet, server))]);
  });

  it.each([
    [single, [task], 'en', undefined, undefined],
    [single, [], 'en', 'nothingSelected', 'nothingSelected'],
    [single, [task, sheet], 'en', 'notOne', undefined],
    [array, [task, sheet], 'en', undefined, undefined],
    [drag, [task], 'en', 'noReceiver', undefined],
    [single, [task], undefined, 'noLanguage', 'noLanguage'],
    [{ ...single, serverUrl: undefined }, [task], 'en', 'noServer', 'noServer'],
  ] as const)('%#: obstacles', (parameters, items, language, toTransfer, toDrag) => {
    expect(obstacleToTransfer(parameters, items, language)).toBe(toTransfer);
    expect(obstacleToDrag(parameters, items, language)).toBe(toDrag);
  });
});

describe('an answer of the LMS', () => {
  it.each([
    ['{"success":true,"message":""}', { kind: 'taken' }],
    ['{"success":true}', { kind: 'taken' }],
    [
      '{"success":false,"message":"Selected language not available"}',
      { kind: 'refused', message: 'Selected language not available' },
    ],
    ['{"success":false}', { kind: 'refused', message: '' }],
    ['{"success":false,"message":{"a":1}}', { kind: 'refused', message: '' }],
    [`{"success":false,"message":"${'x'.repeat(900)}"}`, { kind: 'refused', message: 'x'.repeat(500) }],
    ['{"success":"true"}', undefined],
    ['{"success":1}', undefined],
    ['[{"success":true}]', undefined],
    ['true', undefined],
    ['{', undefined],
    [{ success: true }, undefined],
    [`{"success":true,"message":"${'x'.repeat(10_000)}"}`, undefined],
  ])('%j is read as %j', (data, answer) => {
    expect(readLmsAnswer(data)).toEqual(answer);
  });
});

it.each([
  [server, true],
  ['http://localhost:8080/api/', true],
  ['https://pool.example.org/api', false],
  ['ftp://pool.example.org/', false],
  ['https://www.example.org:8443/a/b/', true],
  ['https://user@pool.example.org/', false],
  ['https://pool.example.org/?a=/', false],
  ['javascript:alert(1)/', false],
  ['https://pool.example.org/"><script>/', false],
  [`https://pool.example.org/${'a'.repeat(240)}/`, false],
])('%s is the address of a server: %s', (url, expected) => {
  expect(isServerUrl(url)).toBe(expected);
});
