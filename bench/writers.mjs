// Lecturers and authors at work for bench/kills: each writes something of every kind in turn, and in the end what there
// is is compared with what was answered.
import { readFileSync } from 'node:fs';
import { inCourses } from './people.mjs';

const [edited, customised] = [...new Set(inCourses('problem'))];
const source = readFileSync(`content/${edited}.tex`, 'utf8');
const ofCustomised = readFileSync(`content/${customised}.tex`, 'utf8');
const query = (fields) => new URLSearchParams(fields).toString();
const labels = '/labeling/i18n/en';

/** The roles of those who write all of this. */
export const rolesOfWriters = 'access-pool,access-browser,access-cep,manage-taxonomy';

/** What one of them writes: a thing of each kind in turn. Returns how many things are lost, and how many doubled. */
export async function write(calls, seed, saves, tell) {
  const me = await calls.me();
  const begun = await begin(calls, me, seed);
  for (let n = 0; n < saves; n += 1) {
    await begun[n % begun.length].save(n);
    tell();
  }
  const found = [];
  for (const { kind, count } of begun) found.push({ kind, ...(await count()) });
  return found;
}

async function begin(calls, me, seed) {
  const mine = `/content/users/${me}`;
  const read = async (target) => (await calls.call(target)).text;
  const drafts = await calls.read(`${mine}/drafts?${query({ path: edited })}`, { method: 'PUT', json: {} });
  return [draft(), customisation(), documents(), worksheets(), userLabels(), taxonomy()];

  function draft() {
    const place = `/content/tex-documents/tex-code?${query({ path: drafts.path })}`;
    let [version, typed] = [1, source];
    return {
      kind: 'draft',
      async save(n) {
        typed = `${source}\n% ${seed} ${n}`;
        const saved = await calls.read(place, { method: 'PUT', text: typed, version });
        version += 1;
        if (saved.version !== String(version)) throw new Error(`draft ${saved.version} instead of ${version}`);
      },
      async count() {
        const stored = await calls.call(place);
        const written = stored.headers.etag === `"${version}"`;
        return { lost: stored.text === typed ? 0 : 1, doubled: written ? 0 : 1 };
      },
    };
  }

  function customisation() {
    let [saves, path, text] = [0, customised, ''];
    return {
      kind: 'customisation',
      async save(n) {
        text = `${ofCustomised}\n% ${seed} ${n}`;
        const options = { method: 'PUT', text, key: calls.key(), ...(saves > 0 && { version: saves }) };
        const saved = await calls.read(`${mine}/problem-customizations?${query({ path })}`, options);
        saves += 1;
        path = saved.customization;
        if (saved.version !== String(saves)) throw new Error(`customisation ${saved.version} instead of ${saves}`);
      },
      async count() {
        const versions = await calls.read(`${mine}/problem-customizations/versions?${query({ path })}`);
        const kept = await read(`/content/tex-documents/tex-code?${query({ path })}`);
        return { ...compared(versions.length, saves), ...(kept !== text && { lost: 1 }) };
      },
    };
  }

  function documents() {
    const created = [];
    return {
      kind: 'document',
      async save(n) {
        const json = { name: `document-${n}`, text: source };
        const { path } = await calls.read(`${mine}/documents`, { method: 'POST', json, key: calls.key() });
        created.push(path);
      },
      async count() {
        const there = await calls.read(`${mine}/documents`);
        const paths = there.filter(({ originalPath }) => originalPath === undefined).map(({ path }) => path);
        return comparedAll(paths, created);
      },
    };
  }

  function worksheets() {
    const created = [];
    return {
      kind: 'worksheet',
      async save(n) {
        const json = {
          configuration: {
            correction: { correctorType: 'MANUAL', allowNewDataGenerationNTimes: 1, canUserViewCorrection: true },
            weightedDocuments: [{ path: edited, weight: 1 }],
          },
          template: { title: inAllLanguages(`${seed} ${n}`), documents: [{ path: edited }] },
        };
        created.push((await calls.read('/course/worksheets', { method: 'POST', json, key: calls.key() })).templateId);
      },
      async count() {
        const fields = query({ type: 'worksheet', lang: 'en', own: true, pageSize: 100 });
        const { searchHits } = await calls.read(`/search?${fields}`);
        return comparedAll(
          searchHits.map(({ id }) => id),
          created,
        );
      },
    };
  }

  function userLabels() {
    const given = [];
    let doubled = 0;
    return {
      kind: 'user label',
      async save(n) {
        const json = { paths: [edited], label: `label ${seed} ${n}`, isSet: true };
        const { paths } = await calls.read('/content/documents/user-labels', {
          method: 'POST',
          json,
          key: calls.key(),
        });
        // Done a second time, it changes nothing.
        if (paths.length !== 1) doubled += 1;
        given.push(json.label);
      },
      async count() {
        const { searchHits } = await calls.read(`/search?${query({ type: 'problem', lang: 'en', query: edited })}`);
        const there = new Set(searchHits.flatMap(({ userLabels }) => userLabels));
        return { lost: given.filter((label) => !there.has(label)).length, doubled };
      },
    };
  }

  /** All of them edit one file: whoever comes too late reads it again and writes on. */
  function taxonomy() {
    const versions = [];
    const names = [];
    return {
      kind: 'taxonomy label',
      async save(n) {
        const name = `bench-${seed}-${n}`;
        for (;;) {
          const stored = await calls.call(labels);
          const version = Number(/\d+/.exec(stored.headers.etag)[0]);
          const file = JSON.parse(stored.text);
          file.topicStructure[name] = name;
          const options = {
            method: 'PUT',
            text: JSON.stringify(file),
            version,
            key: calls.key(),
            expected: [200, 412],
          };
          const saved = await calls.call(labels, options);
          if (saved.status === 412) continue;
          versions.push(JSON.parse(saved.text).version);
          names.push(name);
          return;
        }
      },
      async count() {
        const stored = JSON.parse((await calls.call(labels)).text).topicStructure;
        const lost = names.filter((name) => !(name in stored)).length;
        return { lost, doubled: versions.length - new Set(versions).size, versions };
      },
    };
  }
}

function inAllLanguages(text) {
  return { de: text, en: text, fr: text, zh: text };
}

function compared(there, written) {
  return { lost: Math.max(0, written - there), doubled: Math.max(0, there - written) };
}

function comparedAll(there, written) {
  const known = new Set(there);
  const lost = written.filter((one) => !known.has(one)).length;
  return { lost, doubled: there.length - (written.length - lost) };
}

/** The version of the file that all of them edit. */
export async function versionOfLabels(calls) {
  return Number(/\d+/.exec((await calls.call(labels)).headers.etag)[0]);
}
