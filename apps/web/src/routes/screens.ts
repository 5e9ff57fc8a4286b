import { AttemptContext, PageNotLoaded } from '@lemma/ui-react/shell';
import { askForMathFont } from '@lemma/ui-react/theme';
import { createElement, lazy, useContext, type ComponentType } from 'react';

/** A screen that is loaded on demand; one that failed to load is requested again with every new attempt. */
function screen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempts: ComponentType<Props>[] = [];
  return function Screen(props) {
    const attempt = useContext(AttemptContext);
    const Loaded = (attempts[attempt] ??= lazy(async () => ({ default: await load().catch(notLoaded) })));
    return createElement(Loaded, props);
  };
}

function notLoaded(cause: unknown): never {
  throw new PageNotLoaded(String(cause), { cause });
}

/** A screen that shows documents: the font of their formulas is loaded along with it. */
function documentScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return screen(() => {
    askForMathFont();
    return load();
  });
}

export const LinkedStart = screen(async () => (await import('./start-routes.tsx')).LinkedStart);
export const WelcomeScreen = screen(async () => (await import('@lemma/ui-react/home')).WelcomeScreen);
export const LearnerStart = screen(async () => (await import('./start-routes.tsx')).LearnerStart);
export const AssignedWorksheets = screen(async () => (await import('@lemma/ui-react/assignment')).AssignedWorksheets);
export const MyWorksheets = screen(async () => (await import('@lemma/ui-react/worksheet-template')).MyWorksheets);
export const CourseRoute = screen(async () => (await import('./course-routes.tsx')).CourseRoute);
export const ArticleRoute = documentScreen(async () => (await import('./course-routes.tsx')).ArticleRoute);
export const ProblemRoute = documentScreen(async () => (await import('./problem-route.tsx')).ProblemRoute);
export const LearnersRoute = documentScreen(async () => (await import('./learners-route.tsx')).LearnersRoute);
export const AssignmentsRoute = screen(async () => (await import('./assignments-route.tsx')).AssignmentsRoute);
export const ListRoute = screen(async () => (await import('./list-route.tsx')).ListRoute);
export const PreviewRoute = documentScreen(async () => (await import('./preview-route.tsx')).PreviewRoute);
export const WorksheetRoute = documentScreen(async () => (await import('./worksheet-route.tsx')).WorksheetRoute);
export const PaperRoute = documentScreen(async () => (await import('./paper-route.tsx')).PaperRoute);
export const TaxonomyScreen = screen(async () => (await import('@lemma/ui-react/taxonomy')).TaxonomyScreen);
export const DocumentsRoute = screen(async () => (await import('./documents-route.tsx')).DocumentsRoute);
export const CustomisationRoute = documentScreen(
  async () => (await import('./customisation-route.tsx')).CustomisationRoute,
);
export const DevToolsRoute = documentScreen(async () => (await import('./try-out-routes.tsx')).DevToolsRoute);
export const TryOutRoute = documentScreen(async () => (await import('./try-out-routes.tsx')).TryOutRoute);
export const ResourceRoute = documentScreen(async () => (await import('./resource-route.tsx')).ResourceRoute);
export const SnapshotRoute = documentScreen(async () => (await import('./snapshot-route.tsx')).SnapshotRoute);
export const EditorPreviewRoute = documentScreen(async () => (await import('./editor-routes.tsx')).EditorPreviewRoute);
export const SelectorRoute = screen(async () => (await import('./selector-routes.tsx')).SelectorRoute);
export const SelectorPreviewRoute = documentScreen(
  async () => (await import('./selector-routes.tsx')).SelectorPreviewRoute,
);
export const SelectorWorksheetRoute = documentScreen(
  async () => (await import('./selector-routes.tsx')).SelectorWorksheetRoute,
);
