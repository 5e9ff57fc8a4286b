import type { CustomisationGateway } from '@lemma/core/customisation';
import type { LearnerGateway } from '@lemma/core/learner';
import type { ProblemCollection, ProblemGateway } from '@lemma/core/problem';
import type { SelectorGateway } from '@lemma/core/selection';
import { fail } from '@lemma/core/store';
import type { TaxonomyGateway } from '@lemma/core/taxonomy';
import type { ProblemCatalog, WorksheetGateway } from '@lemma/core/worksheet-draft';
import type { TemplateGateway, WorksheetLookup } from '@lemma/core/worksheet';
import type { Fetch, HttpClient } from '../http/index.ts';

/** The problems of learners, whose client is loaded with the first of them: most first pages show none. */
export function lateProblems(http: HttpClient, userId: () => string): ProblemGateway & ProblemCollection {
  const loaded = async () => {
    const { HttpProblemGateway } = await import('../problem/index.ts');
    return new HttpProblemGateway(http, userId);
  };
  return {
    open: async (...given) => (await loaded()).open(...given),
    keep: async (...given) => (await loaded()).keep(...given),
    save: async (...given) => (await loaded()).save(...given),
    drawNewData: async (...given) => (await loaded()).drawNewData(...given),
    correct: async (...given) => (await loaded()).correct(...given),
    readData: async (...given) => (await loaded()).readData(...given),
    openProblems: async (...given) => (await loaded()).openProblems(...given),
  };
}

/** The work of learners for those who accompany them, loaded in the same way. */
export function lateLearners(http: HttpClient): LearnerGateway {
  const loaded = async () => {
    const { HttpLearnerGateway } = await import('../learner/index.ts');
    return new HttpLearnerGateway(http);
  };
  return {
    undecided: async (...given) => (await loaded()).undecided(...given),
    decide: async (...given) => (await loaded()).decide(...given),
    withdraw: async (...given) => (await loaded()).withdraw(...given),
    find: async (...given) => (await loaded()).find(...given),
    workOf: async (...given) => (await loaded()).workOf(...given),
  };
}

/** Names of topics and objectives, loaded in the same way. */
export function lateTaxonomy(http: HttpClient): TaxonomyGateway {
  const loaded = async () => {
    const { HttpTaxonomyGateway } = await import('../taxonomy/index.ts');
    return new HttpTaxonomyGateway(http);
  };
  return {
    read: async (...given) => (await loaded()).read(...given),
    save: async (...given) => (await loaded()).save(...given),
  };
}

/**
 * Describes the problems of a draft and saves it, loaded in the same way. A client that cannot be loaded is a platform
 * that cannot be reached.
 */
export function lateDrafts(http: HttpClient): WorksheetGateway & ProblemCatalog {
  const load = () => import('../worksheet-draft/index.ts').catch(() => undefined);
  return {
    save: async (draft) => {
      const loaded = await load();
      return loaded ? new loaded.HttpWorksheetGateway(http).save(draft) : fail({ kind: 'unavailable' });
    },
    describe: async (path) => {
      const loaded = await load();
      return loaded ? new loaded.HttpProblemCatalog(http).describe(path) : fail({ kind: 'unavailable' });
    },
  };
}

/** Worksheets as they were saved, loaded in the same way. */
export function lateWorksheets(http: HttpClient): WorksheetLookup {
  return {
    find: async (reference) => {
      const { HttpWorksheetLookup } = await import('../worksheet/index.ts');
      return new HttpWorksheetLookup(http).find(reference);
    },
  };
}

/** Templates of worksheets, loaded in the same way. */
export function lateTemplates(http: HttpClient): TemplateGateway {
  const loaded = async () => {
    const { HttpTemplateGateway } = await import('../worksheet/index.ts');
    return new HttpTemplateGateway(http);
  };
  return {
    find: async (...given) => (await loaded()).find(...given),
    remove: async (...given) => (await loaded()).remove(...given),
    restore: async (...given) => (await loaded()).restore(...given),
    setVisibility: async (...given) => (await loaded()).setVisibility(...given),
  };
}

/** What the selector asks for, loaded in the same way. */
export function lateSelector(http: HttpClient, fetch: Fetch): SelectorGateway {
  const loaded = async () => {
    const { HttpSelectorGateway } = await import('../selection/index.ts');
    return new HttpSelectorGateway(http, fetch);
  };
  return {
    recognise: async (...given) => (await loaded()).recognise(...given),
    courses: async (...given) => (await loaded()).courses(...given),
  };
}

/** Drafts and customisations of the user, loaded in the same way. */
export function lateCustomisations(http: HttpClient, userId: () => string): CustomisationGateway {
  const loaded = async () => {
    const { HttpCustomisationGateway } = await import('../customisation/index.ts');
    return new HttpCustomisationGateway(http, userId);
  };
  return {
    open: async (...given) => (await loaded()).open(...given),
    read: async (...given) => (await loaded()).read(...given),
    keep: async (...given) => (await loaded()).keep(...given),
    discard: async (...given) => (await loaded()).discard(...given),
    save: async (...given) => (await loaded()).save(...given),
    versions: async (...given) => (await loaded()).versions(...given),
    preview: async (...given) => (await loaded()).preview(...given),
  };
}
